import { consoleCalls } from '#contract/console/calls.ts';
import type { Difference } from '#contract/console/reconciliation.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

/** A file has at most this many, the newest. */
const most = 5000;

/** All present differences, page by page. */
export async function readAllDifferences(): Promise<Difference[]> {
  const all: Difference[] = [];
  let after: string | undefined;
  do {
    const result = await callAsOperator(consoleCalls.listDifferences, {
      query: after === undefined ? {} : { after },
    });
    if (result.data === null) throw new Error(faultMessage(result));
    all.push(...result.data.differences);
    after = result.data.after ?? undefined;
  } while (after !== undefined && all.length < most);
  return all;
}
