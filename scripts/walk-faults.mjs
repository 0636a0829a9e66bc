// node scripts/walk-faults.mjs [name…]: puts faults about money into the product, one at a time, and expects the random
// walk to find each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from './stale.mjs';

const walk = 'src/server/billing/subscription/money-walk.test.ts';

/** The faults by name: the file, the text to replace, and its replacement. */
const faults = {
  'a charged back payment gives access': [
    'billing/entitlement/retained-until.ts',
    '(isReturned ? 0 : paidMinor)',
    'paidMinor',
  ],
  'credit of a returned payment gives access': [
    'billing/entitlement/retained-until.ts',
    'carriedOver * share',
    'carriedOver',
  ],
  'a withdrawal leaves the credit': [
    'billing/subscription/withdraw.ts',
    "if (left === null) return 'spent'",
    "return 'spent'",
  ],
  'days used are forgotten': ['billing/debt/plan-withdrawal.ts', 'if (!isRepeated)', 'if (true)'],
  'the day that has begun is forgotten': ['billing/debt/pro-rata.ts', '/ dayMs) + 1', '/ dayMs)'],
  'a part goes back as a whole': ['billing/debt/refunds.sql.ts', 'amountMinor: debt.amount_minor', 'amountMinor: null'],
  'an erasure leaves a checkout open': ['account/erase-account.sql.ts', 'where t.status is null or', 'where false and'],
  'cancelling twice sends two emails': [
    'billing/subscription/cancellation.ts',
    'if (confirmed) return',
    'if (false) return',
  ],
  'an old event undoes a new one': [
    'billing/projection/projector.ts',
    '!replacesStored(event.occurredAtUs, known.stored.occurredAtUs, isOwnChange)',
    'false',
  ],
  'what cost nothing has a receipt': ['billing/projection/event-emails.ts', 'totalMinor === 0 ||', ''],
  'a refund is not told': ['billing/subscription/payments.ts', 'if (refunded === totalMinor)', 'if (false)'],
  'the books forget refunds': [
    'billing/ledger/entries-of.ts',
    "told.status === 'approved').map(",
    "told.status === 'none').map(",
  ],
};

const names = process.argv.slice(2);
const chosen = Object.keys(faults).filter((fault) => names.length === 0 || names.some((name) => fault.includes(name)));
process.env.WALK_SEEDS ||= '3';

if (!(await isGreen(null))) {
  console.error('The walk is red without any fault.');
  process.exit(1);
}
let unseen = 0;
for (const fault of chosen) {
  const seen = !(await isGreen(fault));
  if (!seen) unseen += 1;
  console.log(`${seen ? 'seen  ' : 'UNSEEN'}  ${fault}`);
}
process.exit(unseen === 0 ? 0 : 1);

/** Runs the walk with one fault or none, up to the first difference; true if there was no difference. */
async function isGreen(fault) {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: [walk],
      globalSetup: 'src/testing/server/start-cluster.ts',
      bail: 1,
      reporters: [{}],
    },
    fault === null ? {} : { plugins: [insertFault(faults[fault])] },
  );
  const { testModules } = await vitest.start([walk]);
  const passed = testModules.length > 0 && testModules.every((module) => module.state() === 'passed');
  await vitest.close();
  return passed;
}

function insertFault([file, right, wrong]) {
  const faultyFile = path.join(root, 'src/server', file);
  if (!readFileSync(faultyFile, 'utf8').includes(right)) throw new Error(`${file} has no “${right}” any more.`);
  return {
    name: 'fault',
    enforce: 'pre',
    load: (id) => (id === faultyFile ? readFileSync(faultyFile, 'utf8').replace(right, wrong) : undefined),
  };
}
