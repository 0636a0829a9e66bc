import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Finding } from '#publishing/kind.ts';
import { callAsOperator } from '../session/console-session.ts';

const none: readonly Finding[] = [];

/**
 * What only the server measures of a saved draft, such as how hard it is to read; nothing while there are unsaved words.
 * @param local the findings of the editor, which the server has too
 */
export function useMeasured(id: number, isChanged: boolean, local: readonly Finding[]) {
  const [found, setFound] = useState(none);
  useEffect(() => {
    setFound(none);
    if (isChanged) return;
    let isCurrent = true;
    const body = { audience: { quizzes: null, countries: null } };
    callAsOperator(consoleCalls.checkDraft, { params: { id: String(id) }, body }).then(({ data }) => {
      if (isCurrent && data !== null)
        setFound(data.findings.map(({ confirm_by: confirmBy, ...one }) => ({ ...one, confirmBy })));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isChanged]);
  const known = new Set(local.map((one) => one.id));
  return found.filter((one) => !known.has(one.id));
}
