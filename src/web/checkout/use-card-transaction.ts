import { useCallback, useEffect, useRef, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { CardAnswer } from '../../contract/subscription';
import { callApi } from '../platform/api';
import { errorSentence } from '../platform/error-text';

export type CardTransaction = 'loading' | CardAnswer | { refused: string };

/** The transaction by which another card is given, made once per visit of the page. */
export function useCardTransaction() {
  const [transaction, setTransaction] = useState<CardTransaction>('loading');
  const isAsked = useRef(false);

  const ask = useCallback(async () => {
    setTransaction('loading');
    const result = await callApi<CardAnswer>('POST', apiPaths.card);
    setTransaction(result.data ?? { refused: errorSentence(result) });
  }, []);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask();
  }, [ask]);

  return { transaction, retry: () => void ask() };
}
