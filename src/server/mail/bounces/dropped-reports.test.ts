import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console-calls.ts';
import { dayMs } from '#contract/day.ts';
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
