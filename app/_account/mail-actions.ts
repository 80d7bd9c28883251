"use server";

import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { api } from "@/app/_trpc/server";
import { AskReset } from "@/server/accounts/schema";
import { MailWishesForm, UnsubscribeRef } from "@/server/notices/schema";
import { answerForm } from "./answer-form";
import type { FormAnswer } from "./form-answer";
import { arrivalOf } from "./way-on";

/** Says the same whether or not there is such an account. */
export async function askForReset(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, AskReset, async (input) => {
    await (await api()).accounts.askReset(input);
    const t = await getTranslations({ locale: arrivalOf(form).locale, namespace: "auth.forgot" });
    return { done: t("done") };
  });
}

export async function saveMailWishes(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, MailWishesForm, async ({ reminders, digest }) => {
    await (await api()).notices.setWishes({ reminders: reminders === "on", digest: digest === "on" });
    const t = await getTranslations({ locale: arrivalOf(form).locale, namespace: "auth.account" });
    return { done: t("mails-saved") };
  });
}

export async function endMails(form: FormData): Promise<void> {
  const { token } = UnsubscribeRef.parse({ token: form.get("token") });
  await (await api()).notices.unsubscribe({ token });
  redirect(`/${arrivalOf(form).locale}/unsubscribe/${token}?done=1`);
}
