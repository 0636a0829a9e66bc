import { type EventEntity, Webhooks } from '@paddle/paddle-node-sdk';
import { unstorableIn } from '#server/platform/http/storable-data.ts';
import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import type { Notification } from '../provider-event.ts';
import { callPaddle } from './call-paddle.ts';
import { recordOfEvent, recordOfNotification } from './event-record.ts';
import { moneyFactsOf } from './money-facts.ts';
import { failureOf } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { readEvent } from './read-event.ts';
import { signatureFault } from './webhook-signature.ts';

export function paddleEvents(gateway: PaddleGateway): PaymentProvider['events'] {
  return {
    receive: ({ headers, rawBody, now }) => {
      const fault = signatureFault(String(headers['paddle-signature'] ?? ''), rawBody, gateway.webhookSecret, now);
      if (fault) return { unsigned: fault };
      const notification = readNotification(rawBody);
      return notification === null ? 'no notification' : { notification };
    },
    read: (body) => readEvent(Webhooks.fromJson(body as Parameters<typeof Webhooks.fromJson>[0]), 'webhook'),
    told: moneyFactsOf,
    listSince: async (since) => {
      const listed = await listSince(gateway, since);
      if (!('ok' in listed)) return listed;
      return {
        ok: listed.ok.map((event) => ({
          id: event.eventId,
          record: recordOfEvent(event, 'event list'),
          read: () => readEvent(event, 'event list'),
        })),
      };
    },
  };
}

function readNotification(rawBody: Buffer): Notification | null {
  try {
    const body = JSON.parse(rawBody.toString('utf8')) as Record<string, unknown> | null;
    const { event_id: id, event_type: type, occurred_at: occurredAt } = body ?? {};
    if (typeof id !== 'string' || typeof type !== 'string' || typeof occurredAt !== 'string') return null;
    if (unstorableIn(body) !== null) return null;
    const received = { id, type, occurredAt, body: body as object };
    return { ...received, record: recordOfNotification(received) };
  } catch {
    return null;
  }
}

const perPage = 200;
/**
 * Far more than happens between two runs; older events are not needed, because each subscription is also read itself.
 */
const mostPages = 50;

async function listSince(gateway: PaddleGateway, since: number): Promise<ProviderOutcome<EventEntity[]>> {
  const list = gateway.sdk.events.list({ perPage, orderBy: 'id[DESC]' });
  const found: EventEntity[] = [];
  for (let page = 0; page < mostPages; page++) {
    const events = await callPaddle(gateway, 'read', () => list.next());
    if (!('ok' in events)) return failureOf(events);
    const recent = events.ok.filter(({ occurredAt }) => Date.parse(occurredAt) >= since);
    found.push(...recent);
    if (recent.length < events.ok.length || !list.hasMore) break;
  }
  return { ok: found.reverse() };
}
