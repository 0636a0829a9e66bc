import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import {
  endGrant,
  findProviderGrant,
  insertProviderGrant,
  isBeingChanged,
  lockRunningPeriod,
} from './access-grants.sql.ts';
import { extensionOf } from './provider-extension.ts';

/**
 * Grants the time by which the provider moved a subscription's next billing date later, and ends the earlier grant if
 * it was moved again. Called after each change of a subscription or its payments. `now` is epoch ms.
 */
export async function followProviderDates(tx: Transaction<Schema>, subscriptionId: string, now: number): Promise<void> {
  const running = await lockRunningPeriod(tx, subscriptionId);
  if (!running || running.userId === null) return;
  // These dates are ours: the next charge stays on its day, whatever period the provider counts to it.
  if (await isBeingChanged(tx, subscriptionId, now)) return;
  const { userId } = running;
  const given = extensionOf(running);
  const before = await findProviderGrant(tx, subscriptionId);
  if (before && given && before.startsAt === given.startsAt && before.endsAt === given.endsAt) return;
  if (before) await endGrant(tx, before.id, now);
  if (given) await insertProviderGrant(tx, { ...given, userId, subscriptionId, now });
}
