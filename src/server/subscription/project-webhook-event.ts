import { Webhooks } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { findPendingWebhookEvent, markFailed, markProjected } from '../paddle/webhook-events.sql';
import { reasonOf } from '../reason-of';
import { newsOfEvent } from './paddle-news';
import { applyNews } from './projector.sql';

/**
 * Acts on a kept notification. `pending`: it could not be understood or tied to anybody yet; the reason is kept with it
 * and it may be tried again. Never throws over what a notification says.
 */
export async function projectWebhookEvent(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  eventId: string,
): Promise<'settled' | 'pending'> {
  const body = await findPendingWebhookEvent(db, eventId);
  if (!body) return 'settled';
  try {
    const news = newsOfEvent(Webhooks.fromJson(body as Parameters<typeof Webhooks.fromJson>[0]), 'webhook');
    const applied = news ? await applyNews(db, news, clock()) : 'applied';
    if (applied === 'unknown owner') throw new Error('it belongs to nobody we know');
  } catch (error) {
    const reason = reasonOf(error);
    log.error({ eventId, reason }, 'a notification from Paddle could not be acted on');
    await markFailed(db, eventId, reason);
    return 'pending';
  }
  await markProjected(db, eventId, clock());
  return 'settled';
}
