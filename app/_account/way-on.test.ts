import { expect, test } from "vitest";
import { arrivalOf, invitationIn, wayOn } from "./way-on";

test.each(["/de/join/abcdefgh-1234_ABCD", "/de/plays/7?seat=1#now", "/de"])("the way on to %s is kept", (next) => {
  expect(wayOn(next, "de")).toBe(next);
});

test.each([
  "https://elsewhere.example",
  "//elsewhere.example/x",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "\\\\elsewhere.example",
  "javascript:alert(1)",
  "de/home",
  "",
  undefined,
  ["/de/home"],
])("%o leads home, not elsewhere", (next) => {
  expect(wayOn(next, "de")).toBe("/de/home");
});

test.each(["/de/sign-in?next=/de/sign-in", "/fr/sign-up", "/en/sign-out", "/de/setup", "/de/reset/abc"])(
  "%s does not lead in a ring",
  (next) => {
    expect(wayOn(next, "de")).toBe("/de/home");
  },
);

test("the way on is in the language of the page", () => {
  expect(wayOn("/en/join/abcdefgh-1234_ABCD", "de")).toBe("/de/join/abcdefgh-1234_ABCD");
  expect(wayOn("/en", "de")).toBe("/de");
});

test("a form carries language and way along", () => {
  const form = new FormData();
  form.set("language", "fr");
  form.set("next", "/fr/account");
  expect(arrivalOf(form)).toEqual({ locale: "fr", next: "/fr/account" });
});

test("what a form makes up is not believed", () => {
  const form = new FormData();
  form.set("language", "xx");
  form.set("next", "//elsewhere.example");
  expect(arrivalOf(form)).toEqual({ locale: "en", next: "/en/home" });
});

test("the token of an invitation is read from the way on", () => {
  expect(invitationIn("/de/join/abcdefgh-1234_ABCD")).toBe("abcdefgh-1234_ABCD");
  expect(invitationIn("/de/home")).toBeUndefined();
  expect(invitationIn("/de/join/abcdefgh-1234_ABCD/more")).toBeUndefined();
});
