import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { RehearsalAnswer } from '#contract/console/rehearsal.ts';
import { useCall } from '../kit/use-call.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

/** How long after an answer a running rehearsal is looked at again. */
const againAfterMs = 1_000;

/** The latest rehearsal of a draft, followed while it runs. */
export function useRehearsal(draftId: number) {
  const input = { params: { id: String(draftId) } };
  const { loaded, retry } = useCall(consoleCalls.readRehearsal, input);
  const [fault, setFault] = useState<string | null>(null);
  const answer: RehearsalAnswer | null = loaded !== null && 'data' in loaded ? loaded.data : null;
  const isRunning = answer?.state === 'running';
  useEffect(() => {
    if (!isRunning || answer === null) return;
    const timer = setTimeout(retry, againAfterMs);
    return () => clearTimeout(timer);
  }, [isRunning, answer, retry]);

  async function start() {
    setFault(null);
    const result = await callAsOperator(consoleCalls.startRehearsal, input);
    if (result.data === null) setFault(faultMessage(result));
    retry();
  }
  async function cancel() {
    const result = await callAsOperator(consoleCalls.cancelRehearsal, input);
    // Somebody else may have cancelled it, or it was done: then its state says so.
    if (result.data === null && result.status !== 409) setFault(faultMessage(result));
    retry();
  }
  return { loaded, answer, fault, retry, start, cancel };
}
