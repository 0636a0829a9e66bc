import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/api/call-schemas.ts';
import type { ConsoleCall } from '#contract/console/calls.ts';
import type { CallInput } from '#web/platform/call.ts';
import { callAsOperator, faultMessage, useConsoleSession } from '../session/console-session.ts';

type Loaded<Data> = { data: Data } | { fault: string };

interface Calling<Data> {
  /** Null while the first answer loads. */
  loaded: Loaded<Data> | null;
  /** Whether the shown data belong to the previous input, because the answer to the new one is still loading. */
  isOld: boolean;
  retry: () => void;
}

/**
 * The answer to a call of the console. The call is made again when its input changes, and the old answer stays until
 * the new one is there.
 */
export function useCall<C extends ConsoleCall>(row: C, input: CallInput<C>): Calling<AnswerOf<C>> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; loaded: Loaded<AnswerOf<C>> } | null>(null);
  const token = useConsoleSession((session) => session.token);
  const asked = JSON.stringify({ row, input, tries });
  // Depends on the token, so that an operator who signs in after the session has ended gets an answer of their own.
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
