import auth from "./auth.json";
import common from "./common.json";
import crash from "./crash.json";
import errors from "./errors.json";
import recorder from "./recorder.json";
import ui from "./ui.json";

export const de = { auth, common, crash, errors, recorder, ui };
