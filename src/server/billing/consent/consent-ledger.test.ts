import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrate, migrations } from '#server/platform/database/migrate.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { createOwnDatabase } from '#testing/server/database.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { chainStart, hashAfter } from './chain.ts';
import { findConsent, listConsents } from './consent-ledger.sql.ts';
import { readRecord, writeRecord } from './consent-record.ts';
import { recordConsent, removeOldConsents } from './record-consent.ts';
import { verifyLedger } from './verify-ledger.ts';

const database = useTestDatabase({ ownDatabase: true });
let userId: string;
const start = Date.parse('2030-01-01T12:00:00Z');
const dayMs = 86_400_000;

beforeEach(async () => {
  await database.pool.query('delete from consent_ledger');
  await database.pool.query(
    `update consent_ledger_ends set removed_position = 0, removed_hash = $1, last_position = 0, last_hash = $1`,
    [Buffer.alloc(32)],
  );
  await database.pool.query('delete from users');
  userId = await addUser('ada@example.com');
});

async function addUser(email: string): Promise<string> {
  const { id } = await database.db
    .insertInto('users')
    .values({ email, email_key: email })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const agreement = { text: 'You pay “€19.99” today,\nand\tagain.', version: '7' };

function agree(changes: Partial<Parameters<typeof recordConsent>[1]> = {}): Promise<void> {
  return database.db.transaction().execute((tx) =>
    recordConsent(tx, {
      about: { kind: 'purchase', checkoutId: 'chk_1' },
      userId,
      offerId: 1,
      price: { amount_minor: 1999, currency: 'EUR' },
      agreement,
      now: start,
      ...changes,
    }),
  );
}

/** What is still in the ledger, and whether it is whole. */
async function standing() {
  const { rows } = await database.pool.query('select position from consent_ledger order by position');
  return { positions: rows.map(({ position }) => Number(position)), verdict: await verifyLedger(database.db) };
}

describe('a consent', () => {
  test('is kept with the exact words, the price and the time', async () => {
    await agree();
    expect(await listConsents(database.db, { userId })).toEqual([
      {
        position: 1,
        kind: 'purchase',
        checkout_id: 'chk_1',
        subscription_id: null,
        user_id: userId,
        email_hash: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
        text: agreement.text,
        version: '7',
        locale: 'en-US',
        amount_minor: 1999,
        currency: 'EUR',
        offer_id: 1,
        accepted_at: '2030-01-01T12:00:00.000Z',
      },
    ]);
  });

  test('is found by its checkout, by the subscription it changes and by the address', async () => {
    await agree();
    await agree({ about: { kind: 'plan-change', subscriptionId: 'sub_1' }, offerId: 2 });
    expect(await findConsent(database.db, { checkoutId: 'chk_1' })).toMatchObject({ position: 1, kind: 'purchase' });
    expect(await findConsent(database.db, { subscriptionId: 'sub_1' })).toMatchObject({ position: 2, offer_id: 2 });
    expect(await findConsent(database.db, { checkoutId: 'another' })).toBeNull();
    expect(await listConsents(database.db, { emailKey: 'ada@example.com' })).toHaveLength(2);
    expect(await listConsents(database.db, { emailKey: 'bob@example.com' })).toEqual([]);
  });

  test('is not there when the purchase it belongs to was rolled back', async () => {
    const purchase = database.db.transaction().execute(async (tx) => {
      await recordConsent(tx, {
        about: { kind: 'purchase', checkoutId: 'chk_2' },
        userId,
        offerId: 1,
        price: { amount_minor: 1, currency: 'USD' },
        agreement,
        now: start,
      });
      throw new Error('crash');
    });
    await expect(purchase).rejects.toThrow('crash');
    await agree();
    expect(await standing()).toMatchObject({ positions: [1], verdict: { intact: { position: 1 } } });
  });

  test('outlives the account, with no more than a hash of the address', async () => {
    await agree();
    await database.pool.query('delete from users');
    const [record] = await listConsents(database.db, { emailKey: 'ada@example.com' });
    expect(record?.text).toBe(agreement.text);
    expect(JSON.stringify(record)).not.toContain('ada@');
  });

  test('cannot be changed by a slip of ours', async () => {
    await agree();
    await expect(database.pool.query("update consent_ledger set record = '{}'")).rejects.toThrow('never changed');
  });

  test('has one canonical text, whatever the words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        await agree({ agreement: { ...agreement, text } });
        const [last] = (await listConsents(database.db, { userId })).slice(-1);
        expect(last?.text).toBe(text);
        expect(await verifyLedger(database.db)).toHaveProperty('intact');
      }),
      propertyRuns({ commit: 8, full: 30 }),
    );
  });
});

describe('the chain', () => {
  test('is whole after many consents at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => agree()));
    expect(await standing()).toMatchObject({
      positions: Array.from({ length: 20 }, (_, index) => index + 1),
      verdict: { intact: { position: 20 } },
    });
  });

  test('of nobody is whole', async () => {
    expect(await verifyLedger(database.db)).toMatchObject({ intact: { position: 0 } });
  });

  test('tells of any entry that was edited, deleted, swapped or slipped in', async () => {
    for (let day = 0; day < 6; day++) await agree({ now: start + day * dayMs });
    const { rows: written } = await database.pool.query('select * from consent_ledger order by position');
    await database.pool.query('alter table consent_ledger disable trigger consent_ledger_stays');

    const place = fc.integer({ min: 0, max: 5 });
    const field = fc.constantFrom('user_id', 'email_hash', 'checkout_id', 'subscription_id', 'accepted_at');
    const tamperings = fc.oneof(
      fc.record({ kind: fc.constant('edit a letter'), at: place, letter: fc.nat() }),
      fc.record({ kind: fc.constant('edit the hash'), at: place, letter: fc.nat() }),
      fc.record({ kind: fc.constant('edit and hash again'), at: place, letter: fc.nat() }),
      fc.record({ kind: fc.constant('point elsewhere'), at: place, field }),
      fc.record({ kind: fc.constant('delete'), at: place }),
      fc.record({ kind: fc.constant('swap'), at: place, with: place }).filter((swap) => swap.at !== swap.with),
      fc.record({ kind: fc.constant('slip in'), at: fc.integer({ min: 0, max: 6 }) }),
    );
    await fc.assert(
      fc.asyncProperty(tamperings, async (tampering) => {
        const forged = tamper(written as Row[], tampering as Tampering);
        await restore(forged);
        expect(await verifyLedger(database.db)).toHaveProperty('brokenAt');
        await restore(written as Row[]);
        expect(await verifyLedger(database.db)).toMatchObject({ intact: { position: 6 } });
      }),
      propertyRuns({ commit: 15, full: 60 }),
    );
    await database.pool.query('alter table consent_ledger enable trigger consent_ledger_stays');
  });

  test('that was written anew from end to end differs from what was noted before', async () => {
    await agree();
    const verdict = await verifyLedger(database.db);
    if (!('intact' in verdict)) throw new Error('broken');
    await agree();
    expect(await verifyLedger(database.db, verdict.intact)).toMatchObject({ intact: { position: 2 } });
    const forged = { ...verdict.intact, hash: Buffer.alloc(32, 1) };
    expect(await verifyLedger(database.db, forged)).toEqual({ brokenAt: 1 });
    expect(await verifyLedger(database.db, { ...verdict.intact, position: 9 })).toEqual({ brokenAt: 3 });
  });
});

describe('old consents', () => {
  const remove = (years: number) => {
    const now = start + years * 365 * dayMs;
    return removeOldConsents(database.db, {
      acceptedBefore: now - 3 * 365 * dayMs,
      endedBefore: now - 365 * dayMs,
    });
  };

  test('are removed in their time, younger ones never, and the rest is still whole', async () => {
    for (const year of [0, 1, 2]) await agree({ now: start + year * 365 * dayMs });
    expect(await remove(2.9)).toBe(0);
    expect(await remove(4.5)).toBe(2);
    expect(await standing()).toMatchObject({ positions: [3], verdict: { intact: { position: 3 } } });
    await agree({ now: start + 5 * 365 * dayMs });
    expect(await remove(9)).toBe(2);
    expect(await standing()).toMatchObject({ positions: [], verdict: { intact: { position: 4 } } });
    await agree();
    expect(await standing()).toMatchObject({ positions: [5], verdict: { intact: { position: 5 } } });
  });

  test('stay as long as their contract runs and a year after, with all that follow them', async () => {
    await agree();
    const ended = new Date(start + 5 * 365 * dayMs);
    const subscription = `insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit,
      interval_count, started_at, occurred_at_us) values ('sub_1', $1, 'active', 1, 'USD', 'week', 4, now(), 1)`;
    await database.pool.query(subscription, [userId]);
    const other = await addUser('bob@example.com');
    await agree({ userId: other });
    expect(await remove(5)).toBe(0);
    await database.pool.query("update subscriptions set status = 'canceled', canceled_at = $1", [ended]);
    expect(await remove(5.9)).toBe(0);
    expect(await remove(6.1)).toBe(2);
  });
});

test('the consents of before are the beginning of the chain', async () => {
  const old = await createOwnDatabase();
  try {
    await old.pool.query('drop schema public cascade; create schema public');
    await migrate(old.pool, migrations.slice(0, 3));
    await old.pool.query(
      `insert into offers values (2, '12-week plan', 3599, 'USD', 'week', 12, 0, true);
       insert into users (email, email_key) values ('Ada@Example.com', 'ada@example.com');
       insert into checkouts (id, user_id, offer_id) values ('chk_1', 1, 2);
       insert into consents (checkout_id, user_id, text, version, locale, amount_minor, currency, accepted_at) values
         ('chk_1', 1, E'“You” pay\\n\\t\\\\ \\x01 €', '1', 'en', 3599, 'USD', '2026-11-20T10:00:00.123456Z'),
         ('chk_1', 1, 'Again', '1', 'en', 3599, 'USD', '2026-11-20T11:00:00Z')`,
    );
    await migrate(old.pool);
    expect(await verifyLedger(old.db)).toMatchObject({ intact: { position: 2 } });
    const records = await listConsents(old.db, { emailKey: 'ada@example.com' });
    expect(records).toMatchObject([
      { text: '“You” pay\n\t\\ \u0001 €', accepted_at: '2026-11-20T10:00:00.123Z', offer_id: 2, user_id: '1' },
      { text: 'Again' },
    ]);
    const { rows } = await old.pool.query('select record from consent_ledger');
    for (const { record } of rows) expect(record).toBe(writeRecord(readRecord(record)));
  } finally {
    await old.drop();
  }
});

interface Row extends Record<string, unknown> {
  position: string;
  record: string;
  hash: Buffer;
}
interface Tampering {
  kind: string;
  at: number;
  letter?: number;
  with?: number;
  field?: string;
}

function tamper(written: Row[], { kind, at, letter = 0, with: other = 0, field = '' }: Tampering): Row[] {
  const rows: Row[] = written.map((row) => ({ ...row, hash: Buffer.from(row.hash) }));
  const row = rows[at]!;
  switch (kind) {
    case 'edit a letter':
      row.record = replaceLetter(row.record, letter);
      return rows;
    case 'edit the hash':
      row.hash[letter % 32]! ^= 1;
      return rows;
    case 'edit and hash again':
      row.record = replaceLetter(row.record, letter);
      row.hash = hashAfter(rows[at - 1]?.hash ?? chainStart.hash, row.record);
      return rows;
    case 'point elsewhere':
      row[field] = field === 'user_id' ? '999' : field === 'accepted_at' ? new Date(0) : 'another';
      return rows;
    case 'delete':
      return rows.filter((one) => one !== row);
    case 'swap':
      [row.record, rows[other]!.record] = [rows[other]!.record, row.record];
      [row.hash, rows[other]!.hash] = [rows[other]!.hash, row.hash];
      return rows;
    default:
      return rows
        .toSpliced(at, 0, { ...(row ?? rows[5]!) })
        .map((one, index) => ({ ...one, position: String(index + 1) }));
  }
}

function replaceLetter(text: string, at: number): string {
  const place = at % text.length;
  return `${text.slice(0, place)}${text[place] === 'x' ? 'y' : 'x'}${text.slice(place + 1)}`;
}

async function restore(rows: Row[]): Promise<void> {
  await database.pool.query('delete from consent_ledger');
  for (const row of rows)
    await database.db
      .insertInto('consent_ledger')
      .values(row as never)
      .execute();
}
