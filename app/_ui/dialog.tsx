"use client";

import { useTranslations } from "next-intl";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";
import { x } from "./icon-paths";

export interface OverlayProps {
  readonly title: string;
  readonly description?: ReactNode | undefined;
  /** A button that opens it; or `open` and `onOpenChange`. */
  readonly trigger?: ReactNode | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children?: ReactNode | undefined;
}

/** A question or a short form in the middle of the screen. */
export function Dialog({ wide = false, ...props }: OverlayProps & { readonly wide?: boolean | undefined }) {
  return <Overlay {...props} className={classNames("dialog", wide && "dialog-wide")} />;
}

/** What to do with the thing one tapped: from below, under the roof. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} className="sheet" />;
}

function Overlay(props: OverlayProps & { readonly className: string | undefined }) {
  const { title, description, trigger, open, onOpenChange, className, children } = props;
  const t = useTranslations("ui");
  const control = { ...(open !== undefined && { open }), ...(onOpenChange !== undefined && { onOpenChange }) };
  return (
    <Radix.Root {...control}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={classNames(className, "scrim-in")}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div className="overlay-head">
            <div>
              <Radix.Title>{title}</Radix.Title>
            </div>
            <Radix.Close asChild>
              <IconButton icon={x} label={t("close")} />
            </Radix.Close>
          </div>
          {description !== undefined && <Radix.Description className="muted">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog or sheet around it when its button is pressed. */
export function CloseOverlay({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
