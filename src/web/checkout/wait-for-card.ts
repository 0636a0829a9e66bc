import { apiPaths } from '../../contract/api-paths';
import type { SubscriptionAnswer, SubscriptionDetails } from '../../contract/subscription';
import { callApi } from '../platform/api';
import { isCardChanged } from './card-change';

const pauseMs = 700;

/** Asks our server, quietly and again and again, until it knows of the new card. */
export async function waitForCard(before: SubscriptionDetails): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const { data } = await callApi<SubscriptionAnswer>('GET', apiPaths.subscription, undefined, { quiet: true });
    if (isCardChanged(before, data?.subscription ?? null, Date.now() - startedAt)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
