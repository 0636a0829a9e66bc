import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UploadAnswer } from '#contract/event-upload.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type HostileBody, hostileBody } from '#testing/server/hostile-bodies.ts';
import type { TestAnswer } from '#testing/server/ingestion.ts';
import { useTestIngestion } from '#testing/server/use.ts';

const ingestion = useTestIngestion();

const testTimeoutMs = 240_000;
const indexLists = [
  'events_with_invalid_fields',
  'events_with_missing_fields',
  'events_with_invalid_id_lengths',
] as const;

async function attack({ payload, headers }: HostileBody, url: string): Promise<TestAnswer> {
  await ingestion.database.emptyMeasured();
  return ingestion.send(payload, headers, url);
}

/** Expects an answer that clients understand: its code is the status, and its indexes are those of sent events. */
function expectAnswer({ status, headers, body }: TestAnswer, events: number): void {
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(body.code).toBe(status);
  expect([200, 400, 413, 415]).toContain(status);
  if (status === 200) expect(body).toMatchObject({ events_ingested: events });
  else expect(body.error).toEqual(expect.any(String));
  for (const index of indexesIn(body)) expect(index).toBeLessThan(events);
}

function indexesIn(body: UploadAnswer): number[] {
  return indexLists.flatMap((list) => Object.values(body[list] ?? {}).flat());
}

/** All texts of the data, including field names. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [name, ...textsIn(value)]);
}

function expectRedacted(kept: unknown): void {
  for (const text of textsIn(kept)) {
    expect(text).not.toMatch(/(?:\d[\s-]?){13}|\d{3}-\d{2}-\d{4}/);
    expect(text.length).toBeLessThanOrEqual(1024);
  }
}

const listIn = (data: unknown, field: string): Record<string, unknown>[] => {
  const list = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : undefined;
  return Array.isArray(list) ? list : [];
};

describe('hostile uploads', () => {
  it(
    'any upload gets an answer that clients understand, and is stored in full without card numbers, or not at all',
    async () => {
      const apiKey = ingestion.deps.config.analytics.apiKey;
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(hostileBody(apiKey, 'events'), fc.constantFrom('/2/httpapi', '/batch'), async (body, url) => {
          const sent = listIn(body.data, 'events');
          const answer = await attack(body, url);
          statuses.add(answer.status);
          expectAnswer(answer, sent.length);
          const stored = [...(await ingestion.stored()), ...(await ingestion.quarantined())];
          if (answer.status !== 200) {
            expect(stored).toEqual([]);
            expect(await ingestion.people()).toEqual([]);
            return;
          }
          const rows = sent.filter(({ event_type: type }) => type !== '$identify' && type !== '$groupidentify');
          const named = new Set(rows.map(({ insert_id: id }) => id).filter(Boolean));
          expect(stored).toHaveLength(named.size + rows.filter(({ insert_id: id }) => !id).length);
          expectRedacted(stored.map(({ name, event_properties: own }) => [name, own]));
          expectRedacted((await ingestion.people()).map(({ user_properties: own }) => own));
        }),
        propertyRuns({ commit: 40, full: 2000 }),
      );
      expect([...statuses].sort()).toEqual([200, 400, 415]);
    },
    testTimeoutMs,
  );
});

describe('hostile identify calls', () => {
  it(
    'any identify call gets an answer that clients understand, and makes no event',
    async () => {
      const apiKey = ingestion.deps.config.analytics.apiKey;
      const inForm = (body: HostileBody): HostileBody => {
        const list = listIn(body.data, 'identification');
        const form = new URLSearchParams({ api_key: apiKey, identification: JSON.stringify(list) });
        return { ...body, payload: Buffer.from(form.toString()), headers: {}, data: { identification: list } };
      };
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(hostileBody(apiKey, 'identification'), fc.boolean(), async (json, isForm) => {
          const body = isForm ? inForm(json) : json;
          const answer = await attack(body, '/identify');
          statuses.add(answer.status);
          expectAnswer(answer, listIn(body.data, 'identification').length);
          expect(await ingestion.stored()).toEqual([]);
          const people = await ingestion.people();
          if (answer.status !== 200) expect(people).toEqual([]);
          expectRedacted(people.map(({ user_properties: own }) => own));
        }),
        propertyRuns({ commit: 20, full: 1000 }),
      );
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
    },
    testTimeoutMs,
  );
});
