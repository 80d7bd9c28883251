import common from "./common.json";
import errors from "./errors.json";
import ui from "./ui.json";

export const fr = { common, errors, ui };
