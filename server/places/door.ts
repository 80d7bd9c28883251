/** What screens may use of this aggregate: the moment of a date and time in a league's zone. */
export { zonedTime } from "../competitions/zoned";
