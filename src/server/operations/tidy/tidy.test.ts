import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { markPurchase } from '#server/billing/buyer/purchase-marks.sql.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { useTestShop } from '#testing/server/use.ts';
import { tidyUp } from './tidy.ts';

const yearMs = 366 * dayMs;
const { shop, database } = useTestShop();
const countOf = async (statement: string) => (await database.pool.query(statement)).rows.length;

describe('what outlives an account', () => {
  it.each([
    ['trial', 3],
    ['returned', 3],
    ['withdrawal', 1],
  ] as const)('the mark of a %s is kept for its years (%i), and not longer', async (kind, years) => {
    const happenedAt = shop.deps.clock();
    const mark = { kind, subscriptionId: 'sub_1', keys: [Buffer.alloc(32, 1)], happenedAt };
    await database.db.transaction().execute((tx) => markPurchase(tx, mark));
    shop.deps.advance(years * yearMs);
    await tidyUp(shop.deps);
    expect(await countOf('select 1 from purchase_marks')).toBe(1);
    shop.deps.advance(1);
    await tidyUp(shop.deps);
    expect(await countOf('select 1 from purchase_marks')).toBe(0);
  });

  it('entries of the audit are kept for six years, and not longer', async () => {
    const by: Actor = { operatorId: '7', name: 'R. Okafor', level: 'second factor', network: '4c1e0a2b' };
    const write = () => recordAuditAlone(database.db, { by, act: 'opened a person', now: shop.deps.clock() });
    await write();
    shop.deps.advance(6 * yearMs);
    await write();
    await tidyUp(shop.deps);
    expect(await countOf('select 1 from audit')).toBe(2);
    shop.deps.advance(1);
    await tidyUp(shop.deps);
    expect(await countOf('select 1 from audit')).toBe(1);
  });
});
