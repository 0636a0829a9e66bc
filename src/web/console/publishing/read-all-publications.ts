import type { QueryOf } from '#contract/api/call-schemas.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

/** Most pages that a file has: two thousand publications. */
const mostPages = 100;

/** All publications that are asked for, page by page, newest first. */
export async function readAllPublications(
  query: QueryOf<typeof consoleCalls.listPublications>,
): Promise<PublicationRow[]> {
  const rows: PublicationRow[] = [];
  let before: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const asked: QueryOf<typeof consoleCalls.listPublications> = before === null ? query : { ...query, before };
    const result = await callAsOperator(consoleCalls.listPublications, { query: asked });
    if (result.data === null) throw new Error(faultMessage(result));
    rows.push(...result.data.publications);
    before = result.data.next;
    if (before === null) break;
  }
  return rows;
}
