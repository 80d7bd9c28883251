import { CredentialsSignin } from "next-auth";
import type { AppError } from "../errors";

/** A refused sign-in in the form that next-auth hands on; `refusal` has the figures. */
export class SignInRefused extends CredentialsSignin {
  constructor(readonly refusal: AppError) {
    super(refusal.code);
    this.code = refusal.code;
  }
}
