"use server";

import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { api } from "@/app/_trpc/server";
import type { Locale } from "@/i18n/routing";
import {
  ChangePassword,
  DeleteAccount,
  Profile,
  SetUp,
  SignIn,
  SignUp,
  Unlink,
  UseReset,
} from "@/server/accounts/schema";
import { signIn, signOut } from "@/server/auth";
import { answerForm } from "./answer-form";
import type { FormAnswer } from "./form-answer";
import { arrivalOf } from "./way-on";

/** Signs in on this device, with the host that the browser used. */
const enter = (credentials: SignIn) => signIn("credentials", { ...credentials, redirect: false });
const leave = () => signOut({ redirect: false });

export async function signInByPassword(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, SignIn, async (input) => {
    await enter(input);
    return { goTo: arrivalOf(form).next };
  });
}

export async function signInByProvider(form: FormData): Promise<void> {
  const { provider } = Unlink.parse({ provider: form.get("provider") });
  await signIn(provider, { redirectTo: arrivalOf(form).next });
}

export async function makeAccount(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, SignUp, async (input) => {
    await (await api()).accounts.signUp(input);
    await enter(input);
    return { goTo: arrivalOf(form).next };
  });
}

export async function setUpDugout(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, SetUp, async (input) => {
    await (await api()).accounts.setUp(input);
    await enter(input);
    return { goTo: arrivalOf(form).next };
  });
}

export async function resetPassword(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, UseReset, async ({ token, password }) => {
    const { email } = await (await api()).accounts.useReset({ token, password });
    if (email !== undefined) await enter({ email, password });
    return { goTo: arrivalOf(form).next };
  });
}

export async function saveProfile(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, Profile, async (input) => {
    await (await api()).accounts.updateProfile(input);
    if (input.locale !== arrivalOf(form).locale) return { goTo: `/${input.locale}/account` };
    const t = await getTranslations({ locale: input.locale, namespace: "auth.account" });
    return { done: t("profile-saved") };
  });
}

export async function changePassword(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, ChangePassword, async (input) => {
    const { email } = await (await api()).accounts.changePassword(input);
    if (email !== undefined) await enter({ email, password: input.password });
    const t = await getTranslations({ locale: arrivalOf(form).locale, namespace: "auth.account" });
    return { done: t("password-set") };
  });
}

export async function deleteAccount(_before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(form, DeleteAccount, async (input) => {
    await (await api()).accounts.deleteAccount(input);
    await leave();
    return { goTo: `/${arrivalOf(form).locale}/sign-in?after=deleted` };
  });
}

export async function disconnect(form: FormData): Promise<void> {
  await (await api()).accounts.unlink(Unlink.parse({ provider: form.get("provider") }));
  redirect(`/${arrivalOf(form).locale}/account`);
}

export async function signOutEverywhere(form: FormData): Promise<void> {
  await (await api()).accounts.signOutEverywhere();
  await leave();
  redirect(`/${arrivalOf(form).locale}/sign-in?after=everywhere`);
}

/** For `AppHeader`: `signOut={signOutTo.bind(undefined, locale)}`. */
export async function signOutTo(locale: Locale): Promise<void> {
  await leave();
  redirect(`/${locale}`);
}
