import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import { refusalText } from "@/app/_ui/refusal-text";
import { refusalIn } from "@/server/accounts/door";
import { FIELD_FAULTS } from "@/server/accounts/schema";
import type { FormAnswer } from "./form-answer";
import { arrivalOf } from "./way-on";

/** What comes of a good input: a page to go on to, or words that say that it is done. */
type Outcome = { readonly goTo: string } | { readonly done: string };

/** The field that a refusal is about; the others are about the form. */
const FIELD_OF_REFUSAL: Readonly<Record<string, string>> = {
  "address-taken": "email",
  "wrong-code": "code",
  "wrong-password": "current",
};
const SECRET = /^(password|current|code)$/;

/** Parses a form, acts on it, and answers in the language of the page. */
export async function answerForm<Input>(
  form: FormData,
  schema: z.ZodType<Input> & { readonly shape: object },
  act: (input: Input) => Promise<Outcome>,
): Promise<FormAnswer> {
  const { locale } = arrivalOf(form);
  const given = fieldsOf(form, Object.keys(schema.shape));
  const typed = Object.fromEntries(Object.entries(given).filter(([name]) => !SECRET.test(name)));
  const input = schema.safeParse(given);
  if (!input.success) {
    const t = await getTranslations({ locale, namespace: "auth.faults" });
    return {
      typed,
      faults: Object.fromEntries(input.error.issues.map((issue) => [issue.path.join("."), t(faultOf(issue))])),
    };
  }
  const outcome = await act(input.data).catch(async (error: unknown) => {
    const refused = refusalIn(error);
    if (refused === undefined) throw error;
    const text = refusalText(await getTranslations({ locale, namespace: "errors" }), refused.code, refused.detail);
    const field = FIELD_OF_REFUSAL[refused.code];
    return field === undefined ? { refusal: text } : { faults: { [field]: text } };
  });
  if ("goTo" in outcome) redirect(outcome.goTo);
  return { faults: {}, typed, ...outcome };
}

function fieldsOf(form: FormData, names: readonly string[]): Record<string, string> {
  const fields = names.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
}

const faultOf = ({ message }: { readonly message: string }) =>
  FIELD_FAULTS.find((fault) => fault === message) ?? "other";
