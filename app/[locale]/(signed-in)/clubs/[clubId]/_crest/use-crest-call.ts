import { useCall } from "@/app/_trpc/use-call";
import { useToast } from "@/app/_ui/toast";

/** Changes a crest and says so; answers whether it was changed. */
export function useCrestCall() {
  const { run, isBusy, refusal } = useCall();
  const toast = useToast();
  return {
    isBusy,
    refusal,
    async change(work: () => Promise<unknown>, said: string): Promise<boolean> {
      const isDone = (await run(() => work().then(() => true))) === true;
      if (isDone) toast({ text: said });
      return isDone;
    },
  };
}
