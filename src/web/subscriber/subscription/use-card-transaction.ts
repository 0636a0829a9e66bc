import { useCallback, useEffect, useRef, useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { CardAnswer } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-text.ts';

export type CardTransaction = 'loading' | CardAnswer | { refused: string };

/** The transaction that takes a new card, created once per visit of the page. */
export function useCardTransaction() {
  const [transaction, setTransaction] = useState<CardTransaction>('loading');
  const isAsked = useRef(false);

  const ask = useCallback(async () => {
    setTransaction('loading');
    const result = await call(calls.updateCard);
    setTransaction(result.data ?? { refused: errorSentence(result) });
  }, []);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask();
  }, [ask]);

  return { transaction, retry: () => void ask() };
}
