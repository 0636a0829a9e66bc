import type { Transaction } from 'kysely';
import { dayMs } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

interface SavedPlan {
  userId: string;
  /** The browser of a later sign-up, whose details are not the account's; null for the account's own plan. */
  laterBrowser: Buffer | null;
  /** Epoch ms. */
  now: number;
}

/** Schedules the email with a link to a plan that was just saved, one a day for each browser, however often it saves. */
export async function schedulePlanEmail(
  tx: Transaction<Schema>,
  { userId, laterBrowser, now }: SavedPlan,
): Promise<void> {
  const browser = laterBrowser?.toString('base64url');
  await enqueue(tx, {
    kind: 'plan-link',
    uniqueKey: ['plan-link', userId, browser ?? 'own', Math.floor(now / dayMs)].join(':'),
    payload: { user_id: userId, ...(browser !== undefined && { later_browser: browser }) },
  });
}
