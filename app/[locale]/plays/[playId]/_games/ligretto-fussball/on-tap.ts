import type { MouseEvent, PointerEvent } from "react";

/** Acts when the finger comes down, not when it leaves: a race is decided by less. Keyboards and readers click. */
export function onTap(act: () => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) act();
    },
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) act();
    },
  };
}
