import { expect } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Payment } from '#contract/payment.ts';
import { readReport } from '#server/analytics/report/read-report.ts';
import { figures, isOpen, receipts } from './money-figures.ts';
import { type Customer, sumOf, type World } from './money-model.ts';
import type { Person, TestShop } from './shop.ts';

export interface Walker {
  person: Person;
  email: string;
}

/** The product and its model, side by side. */
export interface Walk {
  shop: TestShop;
  world: World;
  /** By name. */
  walkers: ReadonlyMap<string, Walker>;
  /** A message for a difference, with the steps done before. */
  after: (what: string) => string;
}

/** Compares everybody's access, receipts, subscriptions and emails, and the credit of the last person who acted. */
export async function compareEverybody(walk: Walk, last: string): Promise<void> {
  for (const name of walk.walkers.keys()) await compareOne(walk, name);
  await compareBalance(walk, last);
}

export async function paymentsOf(shop: TestShop, { person }: Walker): Promise<Payment[]> {
  return (await shop.call(person, calls.listPayments)).json<{ payments: Payment[] }>().payments;
}

/** Compares the credit balance of the last person who acted with Paddle's. */
async function compareBalance({ shop, world, walkers, ...walk }: Walk, name: string): Promise<void> {
  const walker = walkers.get(name);
  const customerId = walker && (await shop.profile(walker.person)).customer_id;
  if (!customerId) return;
  const balances = await shop.paddle.customers.getCreditBalance(customerId);
  const held = balances.reduce((sum, { balance }) => sum + Number(balance?.available ?? 0), 0);
  const own = Math.round(sumOf(world.customers.get(name)!.balance)) || 0;
  expect(held, walk.after(`the credit of ${name}`)).toBe(own);
}

export async function compareConsole({ shop, world, ...walk }: Walk): Promise<void> {
  const to = new Date(world.now).toISOString().slice(0, 10);
  const since = Math.floor(world.now / dayMs) * dayMs - 365 * dayMs;
  const from = new Date(since).toISOString().slice(0, 10);
  const read = await readReport(shop.deps.db, { from, to }, world.now);
  if (!('report' in read)) throw new Error('no report');
  const { revenue, subscriptions, over, cancelled } = read.report.figures;
  const shown = { revenue: revenue[0]?.gross_minor ?? 0, subscriptions, over, cancelled };
  expect(shown, walk.after('the console')).toEqual(figures(world, since));
}

async function compareOne({ shop, world, walkers, ...walk }: Walk, name: string): Promise<void> {
  const walker = walkers.get(name)!;
  const customer = world.customers.get(name)!;
  const profile = await shop.profile(walker.person);
  const open = isOpen(world, customer);
  if (open !== 'nearly') expect([name, profile.sub_status === 'active'], walk.after('access')).toEqual([name, open]);
  const shown = (await paymentsOf(shop, walker)).map(({ total, status, refunded }) => ({
    total: total.amount_minor,
    status,
    refunded: refunded.amount_minor,
  }));
  expect(shown, walk.after(`the receipts of ${name}`)).toEqual(receipts(world, customer));
  const rows = shop.deps.db.selectFrom('subscriptions').select('status').where('user_id', '=', walker.person.id);
  const statuses = (await rows.orderBy('started_at').execute()).map(({ status }) => status);
  expect(statuses, walk.after(`the subscriptions of ${name}`)).toEqual(customer.contracts.map(({ status }) => status));
  await compareEmails({ shop, world, walkers, ...walk }, walker, customer);
}

async function compareEmails({ shop, ...walk }: Walk, { person }: Walker, { emails }: Customer): Promise<void> {
  const rows = await shop.deps.db.selectFrom('emails').select('kind').where('user_id', '=', person.id).execute();
  const sent = (kind: string) => rows.filter((row) => row.kind === kind).length;
  const counts = Object.fromEntries(Object.keys(emails).map((kind) => [kind, sent(kind)]));
  expect(counts, walk.after(`the emails of ${person.email}`)).toEqual(emails);
}
