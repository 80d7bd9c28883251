import { getTranslations } from "next-intl/server";
import type { FieldSpec } from "./account-form";

/** The fields that forms about accounts are made of, in the language of the page. */
export async function accountFields() {
  const t = await getTranslations("auth.fields");
  return {
    name: { name: "name", kind: "text", label: t("name"), hint: t("name-hint"), autoComplete: "name" },
    email: { name: "email", kind: "email", label: t("email"), autoComplete: "username" },
    password: { name: "password", kind: "password", label: t("password"), autoComplete: "current-password" },
    current: { name: "current", kind: "password", label: t("current-password"), autoComplete: "current-password" },
    newPassword: {
      name: "password",
      kind: "password",
      label: t("new-password"),
      hint: t("password-hint"),
      autoComplete: "new-password",
    },
    code: { name: "code", kind: "code", label: t("code"), hint: t("code-hint"), autoComplete: "one-time-code" },
    locale: { name: "locale", kind: "choice", label: t("language"), autoComplete: "language" },
  } as const satisfies Record<string, FieldSpec>;
}

/** The words of the button beside a password. */
export async function passwordLabels() {
  const t = await getTranslations("common");
  return { showLabel: t("show-password"), hideLabel: t("hide-password") };
}
