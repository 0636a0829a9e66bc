import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { sumSignals } from '#server/platform/signals/signals.sql.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { bounceMailbox, deliveryReport } from '#testing/server/delivery-report.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { readDroppedReports } from './read-dropped-reports.ts';
import { closeCorrected } from './take-mail-event.ts';

const to = 'ada@gmial.com';
const { shop, database } = useTestShop();
const rows = async () =>
  (await database.pool.query('select kind, user_id, solution, solved_at is not null as is_solved from work_items'))
    .rows;
let dataDir: string;
let ada: Person;

/** A buyer who got a receipt, and the folder into which the mail server puts reports. */
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'everkite-bounces-'));
  await mkdir(path.join(dataDir, 'bounces'));
  const { address, secret } = bounceMailbox;
  shop.deps.config.dataDir = dataDir;
  shop.deps.config.mail = { ...shop.deps.config.mail, bounceAddress: address, eventsSecret: secret };
  ada = await shop.subscribe(to);
  await shop.work();
});
afterEach(() => rm(dataDir, { recursive: true }));

async function drop(report: string): Promise<number> {
  await writeFile(path.join(dataDir, 'bounces', '1.eml'), report);
  return readDroppedReports(shop.deps);
}

describe('a report that is dropped in the folder', () => {
  it('about a buyer’s receipt puts them on the work list, and the file is gone', async () => {
    expect(await drop(deliveryReport({ to }))).toBe(1);
    expect(await rows()).toEqual([{ kind: 'receipt bounced', user_id: ada.id, solution: '', is_solved: false }]);
    expect(await readdir(path.join(dataDir, 'bounces'))).toEqual([]);
  });

  it.each([
    [
      'without the token of its recipient',
      deliveryReport({ to, path: 'bounce+aaaaaaaaaaaaaaaaaaaaaaaa@everkite.test' }),
    ],
    ['that is no report', 'Subject: Hello\r\n\r\nHello.'],
    ['that is larger than a megabyte', deliveryReport({ to }) + 'x'.repeat(1_048_577)],
  ])('%s changes nothing, and the file is gone', async (_what, report) => {
    expect(await drop(report)).toBe(0);
    expect(await rows()).toEqual([]);
    expect(await readdir(path.join(dataDir, 'bounces'))).toEqual([]);
  });
});

describe('one report that cannot be taken', () => {
  const inFolder = (name: string) => path.join(dataDir, 'bounces', name);

  const strange: [what: string, drop: () => Promise<unknown>][] = [
    ['a link to another file', () => symlink('/etc/hostname', inFolder('0.eml'))],
    ['a folder', () => mkdir(inFolder('0.eml'))],
    ['a link that leads nowhere', () => symlink('/nowhere', inFolder('0.eml'))],
  ];
  it.each(rowsOf(strange, { commit: 1 }))(
    '%s is put aside and counted, and the next one is read',
    async (_what, dropBad) => {
      await dropBad();
      expect(await drop(deliveryReport({ to }))).toBe(1);
      expect(await readdir(path.join(dataDir, 'bounces'))).toEqual(['0.eml.bad']);
      expect(await sumSignals(database.db, 'report put aside', 0)).toBe(1);
      expect(await rows()).toMatchObject([{ kind: 'receipt bounced' }]);
    },
  );

  it('one that the database refuses is put aside, and the next one is read', async () => {
    await database.pool.query(`alter table email_outcomes add constraint no_soft check (outcome <> 'soft bounce')`);
    await writeFile(inFolder('0.eml'), deliveryReport({ to, status: '4.4.1' }));
    expect(await drop(deliveryReport({ to }))).toBe(1);
    await database.pool.query('alter table email_outcomes drop constraint no_soft');
    expect(await readdir(path.join(dataDir, 'bounces'))).toEqual(['0.eml.bad']);
  });

  it('a Message-ID with a NUL costs neither its report nor the next', async () => {
    await writeFile(inFolder('0.eml'), deliveryReport({ to }).replace('<kite@', '<ki\0te@'));
    expect(await drop(deliveryReport({ to }))).toBe(2);
    expect(await readdir(path.join(dataDir, 'bounces'))).toEqual([]);
  });
});

describe('an address that takes no email', () => {
  it('closes its row when the address is corrected, and not before', async () => {
    await drop(deliveryReport({ to }));
    await closeCorrected(shop.deps);
    expect(await rows()).toMatchObject([{ is_solved: false }]);
    const { act } = await signedInOperator(shop, 'support');
    const correction = { email: 'ada@gmail.com', reason: 'mistyped' };
    expect((await act(consoleCalls.correctAddress, ada.id, correction)).statusCode).toBe(200);
    await closeCorrected(shop.deps);
    expect(await rows()).toMatchObject([{ solution: 'The address was corrected.', is_solved: true }]);
  });

  it('gets no reminder of a renewal, but the receipt', async () => {
    await drop(deliveryReport({ to }));
    shop.deps.sent.length = 0;
    await shop.advance(22 * dayMs);
    await shop.work();
    expect(shop.deps.sent).toEqual([]);
    await shop.advance(7 * dayMs);
    await shop.deliver();
    await shop.work();
    expect(shop.deps.sent.map(({ subject }) => subject)).toEqual(['Your Everkite receipt of 29 January 2030']);
  });
});
