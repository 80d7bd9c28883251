import type { CardClub } from "../card-set";

/** The 20 invented clubs of our own card set; crests are drawn from the two colours. */
export const CLUBS = [
  { id: "ACI", name: "Altocierzo CF", primary: "#b3202a", secondary: "#ffffff" },
  { id: "PLU", name: "Atlético Puertoluna", primary: "#1d3f8f", secondary: "#f2c230" },
  { id: "MBR", name: "Montebrisa UD", primary: "#0f7a4a", secondary: "#ffffff" },
  { id: "RTR", name: "Riotrueno FC", primary: "#4b2a7b", secondary: "#f4f4f4" },
  { id: "CVI", name: "Deportivo Campoviento", primary: "#e06a1b", secondary: "#1a1a1a" },
  { id: "TFA", name: "Torrefaro CD", primary: "#0b6fa8", secondary: "#ffffff" },
  { id: "EPA", name: "Espumalba UD", primary: "#12908e", secondary: "#f7e9c3" },
  { id: "VNU", name: "Valdenube CF", primary: "#7a7f87", secondary: "#ffffff" },
  { id: "PSO", name: "Racing Peñasolana", primary: "#f0b400", secondary: "#9b1c1c" },
  { id: "BRU", name: "Brumalia SD", primary: "#2c2c34", secondary: "#c9d3dc" },
  { id: "OLI", name: "Olivarán CF", primary: "#58702a", secondary: "#f3efe0" },
  { id: "NOR", name: "Nortemar Club", primary: "#00304f", secondary: "#7fd1ff" },
  { id: "SUG", name: "Surgente CD", primary: "#d6336c", secondary: "#ffffff" },
  { id: "CRE", name: "Crestalta UD", primary: "#8c3b1a", secondary: "#f5d6a0" },
  { id: "SOL", name: "Solanera FC", primary: "#ffcf33", secondary: "#214a9a" },
  { id: "FNI", name: "Fuenteniebla CF", primary: "#9fb8c8", secondary: "#20303c" },
  { id: "IFE", name: "Islaferro UD", primary: "#5a1f1f", secondary: "#d0d0d0" },
  { id: "ROB", name: "Roblería CD", primary: "#254d1f", secondary: "#e8c547" },
  { id: "JUN", name: "Juncalera CF", primary: "#1b9aaa", secondary: "#fdf0d5" },
  { id: "AZA", name: "Azaharia CF", primary: "#ff8a3d", secondary: "#ffffff" },
] as const satisfies readonly CardClub[];
