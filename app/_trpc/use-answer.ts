"use client";

import { useEffect, useState } from "react";

/** What is known of a question: being answered, answered, or refused. */
export interface Answered<Answer> {
  /** The last one, also while the next is on its way. */
  readonly answer: Answer | undefined;
  /** Why the last question was refused. */
  readonly error: unknown;
  readonly isBusy: boolean;
}

const NOTHING = { answer: undefined, error: undefined, isBusy: false } as const;

/**
 * Asks a moment after the last change of a question, and forgets what comes too late; a question with the same content is
 * the same question. An empty answer leaves the last one, no question none.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer | undefined>,
  waitMs = 250,
): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>(NOTHING);
  const asked = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question with the same content is the same question
  useEffect(() => {
    if (question === undefined) return setAnswered(NOTHING);
    let isOver = false;
    setAnswered((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(() => {
      ask(question).then(
        (answer) =>
          !isOver && setAnswered((before) => ({ answer: answer ?? before.answer, error: undefined, isBusy: false })),
        (error: unknown) => !isOver && setAnswered((before) => ({ ...before, error, isBusy: false })),
      );
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return answered;
}
