import { expect, it } from 'vitest';
import { code } from '#testing/source-files.ts';

/** Files that put text into SQL as it is, and where the text comes from: always from this program's own source. */
const known = {
  'server/account/own-data.sql.ts': 'its table of readings',
  'server/analytics/report/journeys.sql.ts': 'the number of a step',
  'server/billing/debt/operator-refunds.sql.ts': 'what remains of a payment',
  'server/billing/debt/refunds.sql.ts': 'what remains of a payment',
  'server/billing/debt/renewal-stops.sql.ts': 'whether a payment is returned',
  'server/billing/entitlement/access-grants.sql.ts': 'whether a payment is returned',
  'server/billing/entitlement/retained-until.sql.ts': 'whether a payment is returned',
  'server/billing/entitlement/subscriptions.sql.ts': 'the facts of a subscription',
  'server/billing/price-change/renewals.sql.ts': 'the facts of a subscription',
  'server/billing/projection/chargebacks.sql.ts': 'what the bank holds of a payment',
  'server/billing/subscription/overdue.sql.ts': 'until when a subscription is paid',
  'server/operations/alerts/gather-facts.sql.ts': 'a condition of one of its own questions',
  'server/operations/desk/person-parts.sql.ts': 'what remains of a payment',
  'server/operations/work/work-rows.sql.ts': 'the columns and the order of the list',
  'server/platform/database/migrate.ts': 'the migrations',
  'server/training/access-facts.sql.ts': 'the facts of a subscription',
};

it('text goes into SQL as it is in these files only, and none of it comes from outside', () => {
  const found = code.filter(({ text }) => /sql\.raw\(/.test(text)).map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(known));
});
