/** How long what runs may go on when it is stopped, in ms. */
const PATIENCE = 2_000;

const patience = () => new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE).unref());

/** Does something again and again, with a pause between, until it is stopped; what goes wrong is said and tried again. */
export function repeat(
  name: string,
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const once = async () => {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) console.error(`${name}:`, error);
    }
    if (!signal.aborted) next();
  };
  const next = () => {
    timer = setTimeout(() => {
      running = once();
    }, pauseMs);
    timer.unref();
  };
  next();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await Promise.race([running, patience()]);
  };
}
