import type { FastifyInstance } from 'fastify';
import { dayMs } from '#contract/day.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import type { TestDeps } from './deps.ts';

/** An event as a device sends it. */
export interface Measured {
  device: string;
  name: string;
  /** Epoch ms. */
  time: number;
  /** Null when the device does not number its events. */
  id: number | null;
  insertId: string;
  /** The browser's cohort at that time. */
  cohort: string;
  /** The event id of the quiz in which it happened, if the event has it. */
  quiz?: string | undefined;
  /** Sent with `session_start` only. */
  source: string;
  drawn?: string | undefined;
  /** Usually ms, but a device may send anything. */
  duration?: unknown;
}

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
export const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Sends all events in one upload, in their order. */
export async function upload(
  app: FastifyInstance,
  events: readonly Measured[],
  userAgent: string = browser,
): Promise<void> {
  if (events.length === 0) return;
  const payload = { api_key: 'everkite', events: events.map(wireEventOf) };
  const headers = { 'user-agent': userAgent };
  const answer = await app.inject({ method: 'POST', url: wirePaths.uploadEvents, payload, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Sends each event within a day of its time; the clock then shows the time of the last upload. */
export async function uploadInTime(
  app: FastifyInstance,
  deps: TestDeps,
  events: readonly Measured[],
  userAgent?: string,
): Promise<void> {
  const inOrder = [...events].sort((a, b) => a.time - b.time);
  while (inOrder.length > 0) {
    const sentAt = inOrder[0]!.time + dayMs;
    deps.advance(sentAt - deps.clock());
    const later = inOrder.findIndex(({ time }) => time > sentAt);
    await upload(app, inOrder.splice(0, later === -1 ? inOrder.length : later), userAgent);
  }
}

function wireEventOf({ device, name, time, id, insertId, cohort, quiz, source, drawn, duration }: Measured) {
  const isVisit = name === 'session_start';
  return {
    event_type: name,
    device_id: device,
    time,
    insert_id: insertId,
    ...(id === null ? {} : { event_id: id }),
    event_properties: {
      cohort,
      ...(isVisit && source !== '' ? { source } : {}),
      ...(isVisit && drawn !== undefined ? { drawn_cohort: drawn } : {}),
      ...(quiz === undefined ? {} : { quiz }),
      ...(duration === undefined ? {} : { stay_ms: duration }),
    },
  };
}
