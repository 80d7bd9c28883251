import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Below this way, in px, a touch is a tap. */
const TAP = 10;

interface Drag {
  /** The thing is taken up; says whether it may be. */
  readonly onStart: () => boolean;
  /** It is let go over that; not told where there is nothing else. */
  readonly onDrop: (under: Element) => void;
}

/** Lets a button be dragged as well as tapped: what it lies over when it is let go says where it goes. */
export function useDrag({ onStart, onDrop }: Drag) {
  const from = useRef<{ readonly x: number; readonly y: number; isOn: boolean }>(undefined);
  const wasDragged = useRef(false);

  function letGo(element: HTMLElement) {
    from.current = undefined;
    element.style.translate = "";
    element.style.zIndex = "";
  }

  return {
    onPointerDown({ button, clientX, clientY }: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (button === 0) from.current = { x: clientX, y: clientY, isOn: false };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const start = from.current;
      if (start === undefined) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (!start.isOn) {
        if (Math.hypot(dx, dy) < TAP) return;
        if (!onStart()) {
          from.current = undefined;
          return;
        }
        start.isOn = true;
        currentTarget.setPointerCapture(pointerId);
      }
      currentTarget.style.translate = `${dx}px ${dy}px`;
      currentTarget.style.zIndex = "20";
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      const isDragged = from.current?.isOn === true;
      letGo(currentTarget);
      if (!isDragged) return;
      wasDragged.current = true;
      const under = document.elementsFromPoint(clientX, clientY).find((one) => !currentTarget.contains(one));
      if (under !== undefined) onDrop(under);
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      letGo(currentTarget);
    },
    /** The tap that ends a drag is none. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Taps the thing under a drop that fits, if there is one. */
export function tapUnder(under: Element, fits: string): void {
  const target = under.closest(fits);
  if (target instanceof HTMLElement) target.click();
}
