"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";

export interface Toast {
  readonly text: string;
  readonly tone?: "plain" | "bad" | undefined;
  /** Undo names what it undoes. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

const SHOWN_FOR_MS = 8_000;
/** Whoever comes with Tab needs time to get to the button. */
const WITH_ACTION_MS = 30_000;
const MOST_AT_ONCE = 3;

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Says in a line what has just happened. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { readonly id: number })[]>([]);
  const nextId = useRef(0);
  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const id = nextId.current;
    setToasts((shown) => [...shown, { ...toast, id }].slice(-MOST_AT_ONCE));
  }, []);
  const drop = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Shown key={toast.id} toast={toast} onDone={() => drop(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

function Shown({ toast, onDone }: { readonly toast: Toast; readonly onDone: () => void }) {
  const done = useRef(onDone);
  const shownFor = toast.action === undefined ? SHOWN_FOR_MS : WITH_ACTION_MS;
  useEffect(() => {
    const timer = setTimeout(() => done.current(), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);
  return <ToastLine {...toast} onDone={onDone} />;
}

/** The line itself. */
export function ToastLine({ text, tone = "plain", action, onDone }: Toast & { readonly onDone?: () => void }) {
  return (
    <div className={classNames("toast", tone === "bad" && "toast-bad")}>
      <span className="grow">{text}</span>
      {action !== undefined && (
        <Button
          onClick={() => {
            action.onAct();
            onDone?.();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
