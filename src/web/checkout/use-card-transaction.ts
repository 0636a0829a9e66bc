import { useCallback, useEffect, useRef, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { CardAnswer } from '../../contract/subscription';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';

export type CardTransaction = 'loading' | CardAnswer | { refused: string };

/** The transaction by which another card is given, made once per visit of the page. */
export function useCardTransaction() {
  const [transaction, setTransaction] = useState<CardTransaction>('loading');
  const isAsked = useRef(false);

  const ask = useCallback(async () => {
    setTransaction('loading');
    const result = await callApi<CardAnswer>('POST', apiPaths.card);
    const words = errorText(result);
    setTransaction(result.data ?? { refused: words.charAt(0).toUpperCase() + words.slice(1) });
  }, []);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask();
  }, [ask]);

  return { transaction, retry: () => void ask() };
}
