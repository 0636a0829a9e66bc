import type { EventEntity } from '@paddle/paddle-node-sdk';
import { recordProviderEvent } from '../billing/ledger/provider-events.sql';
import { heardEvent } from '../billing/ledger/provider-facts';
import type { Deps } from '../deps';
import { callPaddle } from '../paddle/call-paddle';
import { newestReceivedAt, notKept } from '../paddle/webhook-events.sql';
import { newsOfEvent } from './paddle-news';
import { applyNews } from './projector.sql';

/** Notifications that are under way, and clocks that differ, have this long. */
const overlapMs = 30 * 60_000;
const perPage = 200;
/** Far more than happens between two looks; what is older still is found by asking for each thing. */
const mostPages = 50;

/**
 * Looks through Paddle's own list of what happened since we last heard of anything, and takes in what no notification
 * told: after downtime, or when one was lost. Says whether Paddle answered.
 */
export async function hearMissedEvents(
  deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>,
): Promise<'heard' | 'unavailable'> {
  const { db, clock, log } = deps;
  const since = ((await newestReceivedAt(db)) ?? clock()) - overlapMs;
  const happened = await listSince(deps, since);
  if (happened === null) return 'unavailable';
  const missed = new Set(
    await notKept(
      db,
      happened.map(({ eventId }) => eventId),
    ),
  );
  for (const event of happened.filter(({ eventId }) => missed.has(eventId))) {
    const news = newsOfEvent(event, 'event list');
    const applied = news && (await applyNews(db, news, clock()));
    if (!news) await recordProviderEvent(db, heardEvent(event, 'event list'), clock());
    if (applied === 'applied') log.info({ event: event.eventId }, 'took in what no notification told');
  }
  return 'heard';
}

/** Oldest first; null when Paddle does not answer. */
async function listSince({ paddle }: Pick<Deps, 'paddle'>, since: number): Promise<EventEntity[] | null> {
  const list = paddle.sdk.events.list({ perPage, orderBy: 'id[DESC]' });
  const found: EventEntity[] = [];
  for (let page = 0; page < mostPages; page++) {
    const events = await callPaddle(paddle, 'read', () => list.next());
    if (!('ok' in events)) return null;
    const recent = events.ok.filter(({ occurredAt }) => Date.parse(occurredAt) >= since);
    found.push(...recent);
    if (recent.length < events.ok.length || !list.hasMore) break;
  }
  return found.reverse();
}
