import { expect, it } from 'vitest';
import { code } from '#testing/source-files.ts';
import { eachApart } from './each-apart.ts';

it('one that fails is told, and all others are still done', async () => {
  const done: number[] = [];
  const told: unknown[] = [];
  const failed = await eachApart(
    [1, 2, 3],
    async (item) => {
      if (item === 2) throw new Error('unreadable');
      done.push(item);
    },
    (error, item) => void told.push([(error as Error).message, item]),
  );
  expect({ failed, done, told }).toEqual({ failed: 1, done: [1, 3], told: [['unreadable', 2]] });
});

it('it ends early only when there is enough', async () => {
  const done: number[] = [];
  const act = async (item: number) => (done.push(item) === 2 ? 'enough' : 'taken');
  expect(await eachApart([1, 2, 3], act, () => undefined)).toBe(0);
  expect(done).toEqual([1, 2]);
});

/**
 * Loops over listed items that end at the first failure, with the reason. A transaction is done in full or not at all.
 */
const together = {
  'server/analytics/egress/write-conversions.ts': 'its job is tried again until all of a person is deleted',
  'server/billing/erasure/end-erased-subscription.ts': 'its job is tried again until all charges are settled',
  'server/mail/bounces/read-dropped-reports.ts': 'the failures that one report names are put aside with it',
  'server/operations/backup/write-backup.ts': 'a backup without a table is none',
  'server/operations/operators/reseal-secrets.ts': 'the start ends: no secret may stay under an old key',
  'server/operations/reconciliation/compare-entities.ts': 'a page that cannot be compared is compared again',
};

it('each loop over what was listed goes on after a failure, or has a reason not to', () => {
  const loops = /for (?:await )?\(const [^)]* of (?:await |\(await )(?![^(]*\(tx\b)/;
  const services = code.filter(({ name }) => name.startsWith('server/') && !name.endsWith('.sql.ts'));
  const found = services.filter(({ text }) => loops.test(text)).map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(together));
});
