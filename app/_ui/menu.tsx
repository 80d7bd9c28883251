"use client";

import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export type MenuItem =
  | {
      readonly label: string;
      readonly icon?: string | undefined;
      readonly danger?: boolean | undefined;
      readonly disabled?: boolean | undefined;
      readonly href?: string | undefined;
      readonly onSelect?: (() => void) | undefined;
    }
  | { readonly heading: string }
  | "line";

interface MenuProps {
  /** A `Button` or an `IconButton`. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A few things that can be done with what it stands beside. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={12}>
          {items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  if (item === "line") return <DropdownMenu.Separator className="menu-line" />;
  if ("heading" in item) return <DropdownMenu.Label className="menu-label">{item.heading}</DropdownMenu.Label>;
  const { label, icon, danger, disabled = false, href, onSelect } = item;
  const inside = (
    <>
      {icon !== undefined && <Icon path={icon} />}
      {label}
    </>
  );
  const select = onSelect === undefined ? {} : { onSelect };
  return (
    <DropdownMenu.Item
      className={classNames("menu-item", danger && "menu-danger")}
      disabled={disabled}
      asChild={href !== undefined}
      {...select}
    >
      {href === undefined ? inside : <a href={href}>{inside}</a>}
    </DropdownMenu.Item>
  );
}
