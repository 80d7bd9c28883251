import common from "./common.json";
import errors from "./errors.json";
import ui from "./ui.json";

export const en = { common, errors, ui };
