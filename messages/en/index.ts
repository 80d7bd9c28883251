import after from "./after.json";
import agreement from "./agreement.json";
import auth from "./auth.json";
import before from "./before.json";
import book from "./book.json";
import bracket from "./bracket.json";
import cardSet from "./card-set.json";
import club from "./club.json";
import coaching from "./coaching.json";
import common from "./common.json";
import corrections from "./corrections.json";
import crash from "./crash.json";
import developers from "./developers.json";
import draft from "./draft.json";
import errors from "./errors.json";
import exchange from "./exchange.json";
import formats from "./formats.json";
import juego from "./juego.json";
import lastuf from "./lastuf.json";
import ligretto from "./ligretto.json";
import news from "./news.json";
import notices from "./notices.json";
import office from "./office.json";
import options from "./options.json";
import pairing from "./pairing.json";
import planning from "./planning.json";
import pages from "./public.json";
import recorder from "./recorder.json";
import records from "./records.json";
import redraft from "./redraft.json";
import season from "./season.json";
import seasons from "./seasons.json";
import sheet from "./sheet.json";
import terms from "./terms.json";
import ui from "./ui.json";
import views from "./views.json";
import watch from "./watch.json";

export const en = {
  after,
  agreement,
  auth,
  before,
  book,
  bracket,
  "card-set": cardSet,
  club,
  coaching,
  common,
  corrections,
  crash,
  developers,
  draft,
  errors,
  exchange,
  formats,
  juego,
  lastuf,
  ligretto,
  news,
  notices,
  office,
  options,
  pairing,
  planning,
  public: pages,
  recorder,
  redraft,
  records,
  season,
  seasons,
  sheet,
  terms,
  ui,
  views,
  watch,
};
