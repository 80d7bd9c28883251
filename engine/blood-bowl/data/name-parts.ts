/** Parts of which players' names are made: a first name of two syllables and a by-name out of two words. All of them are ours. */
export interface NameParts {
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
}

/** Name parts by the sound of a people. */
export const NAME_STYLES = {
  human: {
    starts: ["Al", "Ber", "Con", "Die", "Eck", "Fried", "Ger", "Hel", "Ker", "Lud", "Mat", "Ot", "Rei", "Sieg", "Ul"],
    ends: ["bert", "dolf", "fried", "gar", "hard", "helm", "mar", "mund", "rich", "ter", "win"],
    fronts: ["Acker", "Brunn", "Eisen", "Feld", "Hof", "Kessel", "Linden", "Mühl", "Sand", "Stein", "Wald"],
    backs: ["bach", "bauer", "berg", "haus", "mann", "müller", "reiter", "schmidt", "stätter", "thaler"],
  },
  elf: {
    starts: ["Aer", "Cael", "Elan", "Fael", "Ila", "Lir", "Mael", "Nae", "Ori", "Sael", "Thal", "Vae", "Yl"],
    ends: ["andir", "dril", "eth", "ian", "las", "mir", "nor", "riel", "thas", "wen"],
    fronts: ["Bright", "Dawn", "Dew", "Fern", "High", "Leaf", "Moon", "Silver", "Star", "Swift", "Wind"],
    backs: ["arrow", "bough", "dancer", "foot", "glade", "runner", "song", "stride", "weaver", "whisper"],
  },
  "dark-elf": {
    starts: ["Az", "Dra", "Kha", "Lho", "Mor", "Nag", "Rak", "Shae", "Vor", "Xil", "Zar"],
    ends: ["ath", "dreth", "eir", "ira", "kor", "lith", "noth", "rax", "thil", "zen"],
    fronts: ["Ash", "Black", "Blood", "Cruel", "Dusk", "Grim", "Knife", "Night", "Pale", "Thorn", "Venom"],
    backs: ["bane", "claw", "edge", "gaze", "heart", "kiss", "lash", "shade", "smile", "veil"],
  },
  dwarf: {
    starts: ["Bal", "Bor", "Dur", "Far", "Grim", "Hak", "Kar", "Mor", "Nor", "Rag", "Skor", "Thor", "Ul"],
    ends: ["bin", "dak", "din", "grim", "gan", "ki", "li", "nar", "rek", "rik", "sson"],
    fronts: ["Anvil", "Barrel", "Boulder", "Copper", "Deep", "Flint", "Forge", "Gold", "Iron", "Oak", "Stout"],
    backs: ["beard", "belly", "boot", "brow", "fist", "gut", "hammer", "helm", "knuckle", "shield"],
  },
  orc: {
    starts: ["Bad", "Bog", "Drag", "Gash", "Gor", "Gruk", "Krag", "Mog", "Nar", "Rok", "Skar", "Ug", "Zog"],
    ends: ["bag", "dakk", "gob", "grim", "gutz", "nak", "nob", "rat", "rukk", "snik", "zag"],
    fronts: ["Bone", "Ear", "Face", "Fist", "Gob", "Head", "Jaw", "Nose", "Rib", "Skull", "Toof"],
    backs: ["basha", "bita", "breaka", "cruncha", "kicka", "mangla", "snappa", "splitta", "stompa", "thumpa"],
  },
  goblin: {
    starts: ["Bliz", "Fik", "Gib", "Grot", "Iz", "Kik", "Mik", "Niz", "Pog", "Skiv", "Snik", "Spiz", "Zit"],
    ends: ["bit", "gits", "kin", "let", "nob", "pok", "rik", "snot", "wik", "zak", "zig"],
    fronts: ["Bug", "Drip", "Fleck", "Fungus", "Louse", "Mud", "Nettle", "Puddle", "Rat", "Snot", "Toad"],
    backs: ["biter", "dodger", "ears", "fingers", "grin", "nose", "picker", "shanks", "squint", "toes"],
  },
  halfling: {
    starts: ["Ald", "Bram", "Dob", "Ed", "Fal", "Ham", "Jas", "Mer", "Nob", "Per", "Pod", "Ros", "Til"],
    ends: ["bin", "do", "kin", "la", "mer", "mund", "per", "ric", "so", "wick", "wise"],
    fronts: ["Apple", "Barley", "Butter", "Clover", "Dumpling", "Honey", "Mince", "Plum", "Pudding", "Tea", "Turnip"],
    backs: ["bottom", "crust", "down", "foot", "hill", "pot", "puff", "spoon", "thwaite", "wick"],
  },
  gnome: {
    starts: ["Bim", "Fiz", "Glim", "Hob", "Jin", "Kip", "Lum", "Nim", "Pip", "Quil", "Tink", "Wob"],
    ends: ["ble", "bo", "dle", "gle", "kin", "ly", "met", "nap", "ple", "wig"],
    fronts: ["Acorn", "Badger", "Bracken", "Burrow", "Fox", "Moss", "Mushroom", "Owl", "Pebble", "Root", "Twig"],
    backs: ["beard", "cap", "friend", "hat", "hollow", "lamp", "pipe", "tale", "thimble", "trick"],
  },
  undead: {
    starts: ["Bar", "Crum", "Dol", "Ebe", "Gris", "Hol", "Mal", "Mort", "Nec", "Ob", "Rot", "Sar", "Vlad"],
    ends: ["dis", "fred", "gor", "imer", "lak", "mus", "nald", "ric", "slav", "ton", "vin"],
    fronts: ["Bone", "Coffin", "Crypt", "Dust", "Gloom", "Grave", "Mould", "Pale", "Shroud", "Tomb", "Worm"],
    backs: ["breath", "digger", "grin", "hand", "marrow", "moan", "rattle", "shamble", "walker", "wright"],
  },
  khemri: {
    starts: ["Akh", "Amen", "Djed", "Hat", "Kha", "Men", "Neb", "Ptah", "Ram", "Set", "Tut", "Un"],
    ends: ["ankh", "en", "hotep", "kara", "kau", "mose", "nakht", "ra", "shep", "tef"],
    fronts: ["Dune", "Dust", "Gold", "Jackal", "Obelisk", "Sand", "Scarab", "Sun", "Tomb", "Urn"],
    backs: ["bearer", "born", "crown", "guard", "keeper", "mask", "sleeper", "sting", "strider", "warden"],
  },
  vampire: {
    starts: ["Ana", "Cas", "Dra", "Eli", "Flo", "Ill", "Kar", "Lu", "Mir", "Ser", "Val", "Vas", "Zol"],
    ends: ["ban", "cilla", "dislav", "gor", "mira", "nos", "sandru", "stein", "tan", "via"],
    fronts: ["Carmine", "Dusk", "Ebon", "Gilded", "Midnight", "Mist", "Moon", "Raven", "Rose", "Velvet", "Wolf"],
    backs: ["brook", "court", "fall", "hart", "manor", "mere", "spire", "thorne", "wood", "vale"],
  },
  skaven: {
    starts: ["Chit", "Gnaw", "Hrik", "Kra", "Nik", "Quee", "Rik", "Skree", "Skit", "Squik", "Thri", "Vrik"],
    ends: ["chak", "gnik", "itt", "kik", "nash", "quik", "rit", "skar", "skitt", "tak"],
    fronts: ["Blight", "Cheese", "Fester", "Filth", "Gutter", "Plague", "Rust", "Scab", "Sewer", "Sludge", "Warp"],
    backs: ["bite", "claw", "dash", "fang", "gnash", "leap", "scurry", "snout", "tail", "whisker"],
  },
  lizard: {
    starts: ["Ax", "Chak", "Hua", "Itz", "Kro", "Oxa", "Qua", "Tehe", "Tla", "Xol", "Zac"],
    ends: ["atl", "coatl", "huan", "itza", "lotl", "maz", "panqo", "tec", "tlan", "zuma"],
    fronts: ["Ancient", "Blue", "Fern", "Jade", "Lake", "Marsh", "Rain", "River", "Stone", "Sun", "Vine"],
    backs: ["crest", "eye", "fin", "jaw", "leaper", "scale", "spine", "step", "tail", "tongue"],
  },
  chaos: {
    starts: ["Arg", "Bael", "Dro", "Ghor", "Hro", "Kazz", "Mal", "Norg", "Rhag", "Skul", "Tzar", "Vra", "Zhu"],
    ends: ["ak", "drak", "gash", "goth", "kar", "mak", "nar", "rak", "thar", "ul", "vok"],
    fronts: ["Brass", "Doom", "Dread", "Flame", "Gore", "Horn", "Iron", "Rage", "Ruin", "Scar", "Soul"],
    backs: ["axe", "bane", "brand", "caller", "fist", "flayer", "hide", "hoof", "maw", "reaver"],
  },
  norse: {
    starts: ["Arn", "Bjor", "Egi", "Frey", "Gunn", "Hal", "Ing", "Ketil", "Leif", "Sig", "Svein", "Thor", "Ulf"],
    ends: ["ar", "björn", "dis", "gard", "gerd", "hild", "leif", "mund", "rik", "stein", "vald"],
    fronts: ["Ale", "Bear", "Frost", "Herring", "Ice", "Mead", "Oar", "Raven", "Snow", "Storm", "Wolf"],
    backs: ["axe", "beard", "cloak", "drinker", "hammer", "horn", "mane", "rower", "shield", "tooth"],
  },
  amazon: {
    starts: ["Ama", "Chi", "Ixa", "Ka", "Lua", "Maya", "Na", "Qui", "Ta", "Xo", "Ya", "Zu"],
    ends: ["huara", "chel", "la", "lani", "mira", "nala", "pili", "ra", "tzin", "wayo"],
    fronts: ["Amber", "Coral", "Eagle", "Emerald", "Feather", "Jaguar", "Orchid", "Palm", "Python", "Quick", "River"],
    backs: ["blade", "dance", "eye", "heart", "hunter", "leap", "spear", "step", "storm", "strike"],
  },
  bretonnian: {
    starts: ["Ama", "Bau", "Char", "Enguer", "Ge", "Gau", "Lan", "Mau", "Ray", "Ro", "Thi", "Yve"],
    ends: ["baud", "bert", "del", "doin", "frey", "lard", "lon", "mond", "rand", "ric", "tain"],
    fronts: ["Beau", "Clair", "Fort", "Haut", "Long", "Mont", "Noir", "Rocher", "Roux", "Vert"],
    backs: ["bois", "champ", "coeur", "fontaine", "lac", "lieu", "marais", "pont", "val", "ville"],
  },
  ogre: {
    starts: ["Bor", "Bru", "Dun", "Grom", "Gul", "Hog", "Krum", "Mug", "Org", "Rum", "Thud", "Urg"],
    ends: ["bar", "dok", "fag", "gol", "guk", "lug", "mok", "nak", "rok", "tar"],
    fronts: ["Bacon", "Beef", "Boulder", "Bull", "Cauldron", "Chop", "Gravy", "Ham", "Hunger", "Rock", "Stew"],
    backs: ["belly", "breaker", "chewer", "chin", "gulp", "gut", "lump", "maw", "stomp", "swallow"],
  },
} as const satisfies Record<string, NameParts>;
export type NameStyle = keyof typeof NAME_STYLES;

/** How the players of a roster are called; rosters that are not listed sound human. */
export const NAME_STYLE_OF: Readonly<Record<string, NameStyle>> = {
  amazon: "amazon",
  "black-orc": "orc",
  bretonnian: "bretonnian",
  "chaos-chosen": "chaos",
  "chaos-dwarf": "dwarf",
  "chaos-renegades": "chaos",
  "dark-elf": "dark-elf",
  dwarf: "dwarf",
  "elven-union": "elf",
  gnome: "gnome",
  goblin: "goblin",
  halfling: "halfling",
  "high-elf": "elf",
  khorne: "chaos",
  lizardmen: "lizard",
  "necromantic-horror": "undead",
  norse: "norse",
  nurgle: "chaos",
  ogre: "ogre",
  orc: "orc",
  "shambling-undead": "undead",
  skaven: "skaven",
  snotling: "goblin",
  "tomb-kings": "khemri",
  "underworld-denizens": "skaven",
  vampire: "vampire",
  "wood-elf": "elf",
};
