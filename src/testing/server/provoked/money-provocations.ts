import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { compareWithProvider } from '#server/operations/reconciliation/compare-with-provider.ts';
import { followDifferences } from '#server/operations/work/follow-differences.ts';
import { hourMs, minuteMs, type Provocation, pass, type Stage } from './provocation.ts';

const renewalsDecline = '4000 0027 6000 3184';

const withdrawn = async ({ shop }: Stage) => {
  const ada = await shop.subscribe('ada@example.com');
  await shop.call(ada, calls.withdraw);
  return ada;
};
const refunds = ({ shop }: Stage) => shop.paddle.adjustments.list({ action: 'refund' }).next();

/** One buyer's payment is charged back, of this many payments in the month. */
const chargedBackOf = (payments: number) => async (stage: Stage) => {
  const { transaction_id } = await stage.shop.subscribe('ada@example.com');
  // The other payments are copies of this entry, because buying them would take half a minute and they are not at
  // fault.
  await stage.query(`insert into money_entries overriding system value
    select (jsonb_populate_record(entry, jsonb_build_object('id', 1000 + n, 'provider_id', 'txn_' || n,
      'transaction_id', 'txn_' || n))).*
    from money_entries entry, generate_series(2, ${payments}) n where kind = 'payment'`);
  await stage.atPaddle(`transactions/${transaction_id}/chargeback`);
};

const compared = async ({ shop }: Stage, night: string) => {
  await compareWithProvider(shop.deps, `night:${night}`);
  await followDifferences(shop.deps);
};

/** Faults of money. */
export const moneyProvocations = {
  'refund owed': {
    provoke: async (stage) => {
      await withdrawn(stage);
      stage.shop.takePaddleDown();
      await stage.shop.work();
      stage.shop.deps.advance(3 * dayMs);
    },
    mend: async ({ shop }) => {
      shop.bringPaddleBack();
      await shop.work();
      await shop.advance(hourMs);
      await shop.deliver();
    },
  },
  'work: refund rejected': {
    provoke: async (stage) => {
      await withdrawn(stage);
      await stage.shop.work();
      await stage.shop.advance(minuteMs);
      const [made] = await refunds(stage);
      await stage.atPaddle(`adjustments/${made!.id}/reject`);
      await stage.shop.work();
    },
    mend: async (stage) => {
      const [{ transactionId } = { transactionId: '' }] = await refunds(stage);
      const asked = { action: 'refund', type: 'full', reason: 'once more', transactionId } as const;
      const { id } = await stage.shop.paddle.adjustments.create(asked);
      await stage.atPaddle(`adjustments/${id}/approve`);
    },
  },
  'work: reconciliation difference': {
    provoke: async (stage) => {
      await stage.shop.subscribe('ada@example.com');
      await stage.alter('update money_entries set gross_minor = gross_minor - 1');
      await compared(stage, '1');
    },
    mend: async (stage) => {
      await stage.alter('update money_entries set gross_minor = gross_minor + 1');
      await compared(stage, '2');
    },
  },
  'work: chargeback opened': {
    provoke: async ({ shop, atPaddle }) => {
      const { transaction_id } = await shop.subscribe('ada@example.com');
      await atPaddle(`transactions/${transaction_id}/chargeback`);
    },
    mend: async ({ shop, atPaddle }) => {
      const [disputed] = await shop.paddle.transactions.list({}).next();
      await atPaddle(`transactions/${disputed!.id}/chargeback-reverse`);
    },
  },
  'chargebacks 0.65': { provoke: chargedBackOf(120), mend: pass(31 * dayMs) },
  'chargebacks 0.90': { provoke: chargedBackOf(105), mend: pass(31 * dayMs) },
  'payments failing': {
    provoke: async ({ shop }) => {
      await shop.subscribe('first@example.com');
      await shop.advance(2 * dayMs);
      for (let i = 0; i < 10; i += 1) {
        const { email } = await shop.person(`buyer-${i}@example.com`);
        await shop.pay((await shop.checkOut(email)).transaction_id, renewalsDecline);
      }
      await shop.advance(28 * dayMs + hourMs);
      await shop.deliver();
    },
    mend: pass(25 * hourMs),
  },
} satisfies Record<string, Provocation>;
