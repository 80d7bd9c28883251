import { expect, test } from "vitest";
import { CrestDesign } from "@/engine/league/crest";
import { crestForName } from "./crest-for-name";

test("a club without a crest always gets the same valid one from its name", () => {
  for (const name of ["Harrowgate Rovers", "Étoile du Marais", "", "Kupferkessel 09"]) {
    expect(CrestDesign.parse(crestForName(name))).toEqual(crestForName(name));
  }
  expect(crestForName("Harrowgate Rovers")).not.toEqual(crestForName("Kupferkessel 09"));
});
