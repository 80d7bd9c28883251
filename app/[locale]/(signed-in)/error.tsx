"use client";

export { CrashPage as default } from "@/app/_ui/crash-page";
