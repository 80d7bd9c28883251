/** One line a play: what waits goes in the order of its stamp, equal stamps in the order of arrival. */
export interface Lines {
  /** Does the work when it is its turn. @param at stamp in ms, taken before anything was awaited */
  take<Answer>(playId: string, at: number, work: () => Promise<Answer>): Promise<Answer>;
}

interface Waiting {
  readonly at: number;
  readonly start: () => void;
}

export function createLines(): Lines {
  const lines = new Map<string, Waiting[]>();
  return {
    async take(playId, at, work) {
      const line = lines.get(playId);
      if (line === undefined) lines.set(playId, []);
      else await new Promise<void>((start) => stand(line, { at, start }));
      try {
        return await work();
      } finally {
        const next = lines.get(playId)?.shift();
        if (next === undefined) lines.delete(playId);
        else next.start();
      }
    },
  };
}

function stand(line: Waiting[], one: Waiting): void {
  const later = line.findIndex(({ at }) => at > one.at);
  line.splice(later === -1 ? line.length : later, 0, one);
}
