import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { chainStart, hashAfter } from '#server/platform/audit/chain.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { start, useTestLedger } from '#testing/server/ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

const { database, agree, state } = useTestLedger();

describe('the chain', () => {
  test('the chain is intact after many consents at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => agree()));
    expect(await state()).toMatchObject({
      positions: Array.from({ length: 20 }, (_, index) => index + 1),
      verdict: { intact: { position: 20 } },
    });
  });

  test('an empty chain is intact', async () => {
    expect(await verifyLedger(database.db)).toMatchObject({ intact: { position: 0 } });
  });

  test('the chain reveals any entry that was edited, deleted, swapped or inserted', async () => {
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

  test('a chain that was rewritten from end to end does not match a link noted before', async () => {
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
