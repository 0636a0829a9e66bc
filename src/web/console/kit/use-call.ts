import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/call-schemas.ts';
import type { ConsoleCall } from '#contract/console-calls.ts';
import type { CallInput } from '#web/platform/call.ts';
import { callAsOperator, faultMessage, useConsoleSession } from '../session/console-session.ts';

type Loaded<Data> = { data: Data } | { fault: string };

interface Calling<Data> {
  /** Null while the first answer is on its way. */
  loaded: Loaded<Data> | null;
  /** Whether the shown data are of the input before, because the answer to the new one is on its way. */
  isOld: boolean;
  retry: () => void;
}

/** The answer to a call of the console, made again when its input changes. The old answer stays until the new one is there. */
export function useCall<C extends ConsoleCall>(row: C, input: CallInput<C>): Calling<AnswerOf<C>> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; loaded: Loaded<AnswerOf<C>> } | null>(null);
  const token = useConsoleSession((session) => session.token);
  const asked = JSON.stringify({ row, input, tries });
  // Asked again by whoever signs in after the session has ended.
  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    const { row, input } = JSON.parse(asked) as { row: C; input: CallInput<C> };
    callAsOperator(row, input).then((result) => {
      if (!isCurrent) return;
      const loaded = result.data === null ? { fault: faultMessage(result) } : { data: result.data };
      setAnswer({ to: asked, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, token]);
  return {
    loaded: answer?.loaded ?? null,
    isOld: answer !== null && answer.to !== asked,
    retry: () => setTries(tries + 1),
  };
}
