import { consoleCalls } from '#contract/console-calls.ts';
import { consolePaths } from '#contract/console-paths.ts';
import type { Difference, ReconciliationState } from '#contract/console-reconciliation.ts';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { PageHead } from '#web/console/kit/page-head.tsx';
import { ReconciliationBanner } from '#web/console/revenue/reconciliation-banner.tsx';
import type { CallAnswers } from './call-answers.ts';
import { signInAs } from './console-operator.ts';
import type { Story, VisitorActions } from './story.ts';

/** As on most days. */
export const agrees: ReconciliationState = {
  last: {
    until: '2026-11-21T03:10:00.000Z',
    from: '2026-10-12T03:10:00.000Z',
    days: 40,
    transactions: 6071,
    adjustments: 102,
    heard: 0,
    seconds: 212,
    left_out: '',
  },
  trying: null,
  missed_nights: 0,
  next_at: '2026-11-22T03:00:00.000Z',
  open: 0,
  explained: 0,
  payouts: [
    {
      id: 'pay_01',
      reference: 'ACC-2201',
      status: 'paid',
      created_at: '2026-11-02T00:00:00.000Z',
      amount_minor: 11_222_430,
      currency: 'USD',
      rows_minor: 11_222_430,
      entries: 4444,
    },
  ],
  mrr: { day: '2026-11-20', currency: 'USD', theirs_minor: 11_768_804, ours_minor: 11_940_197 },
};
const before: ReconciliationState = { ...agrees, last: null, payouts: [], mrr: null };
const differs: ReconciliationState = {
  ...agrees,
  open: 2,
  explained: 1,
  payouts: [{ ...agrees.payouts[0]!, rows_minor: 11_221_931 }],
};
const away: ReconciliationState = {
  ...agrees,
  trying: { since: '2026-11-21T03:00:00.000Z', attempts: 7, failed: 'no answer in 6000 ms' },
  missed_nights: 2,
  last: { ...agrees.last!, until: '2026-11-19T03:00:00.000Z' },
};

const found = (id: string, more: Partial<Difference>): Difference => ({
  id,
  kind: 'transaction',
  provider_id: 'txn_01kb3v9m2q7r8s5t6v7w8x9y0z',
  field: 'ledger gross',
  ours: '1998',
  theirs: '1999',
  found_at: '2026-11-21T03:10:00.000Z',
  state: 'open',
  explained_by: null,
  explanation: '',
  closed_at: null,
  ...more,
});
const differences: Difference[] = [
  found('9', {}),
  found('8', {
    kind: 'payout',
    provider_id: 'pay_01kb0c2d3e4f5g6h7j8k9m0n1p',
    field: 'sum of rows',
    ours: '11221931',
    theirs: '11222430',
  }),
  found('7', {
    kind: 'adjustment',
    provider_id: 'adj_01kb1a2b3c4d5e6f7g8h9j0k1m',
    field: 'whole',
    ours: null,
    theirs: 'approved 1999 USD',
    state: 'explained',
    explained_by: 'S. Ito',
    explanation: 'Made by hand at Paddle for an invoice',
  }),
];

interface Situation {
  id: string;
  title: string;
  answers: CallAnswers;
  act?: (actions: VisitorActions) => Promise<void>;
}

const telling = (state: ReconciliationState): CallAnswers => ({
  [consoleCalls.readReconciliation]: { json: state },
  [consoleCalls.listDifferences]: { json: { differences: state === differs ? differences : [], after: null } },
});

const open = ({ press }: VisitorActions) => press('Differences');

const situations: Situation[] = [
  { id: 'console-reconciliation', title: 'Reconciliation, agrees', answers: telling(agrees) },
  { id: 'console-reconciliation-first', title: 'Reconciliation, not compared yet', answers: telling(before) },
  { id: 'console-reconciliation-away', title: 'Reconciliation, Paddle away', answers: telling(away) },
  { id: 'console-reconciliation-none', title: 'Differences, none', answers: telling(agrees), act: open },
  { id: 'console-reconciliation-differs', title: 'Differences', answers: telling(differs), act: open },
  {
    id: 'console-reconciliation-explain',
    title: 'Explain a difference',
    answers: telling(differs),
    async act(actions) {
      await open(actions);
      await actions.press('Explain…');
    },
  },
  { id: 'console-reconciliation-not-loaded', title: 'Reconciliation, not loaded', answers: {} },
];

/** Whether the ledger agrees with the provider. */
export const consoleReconciliationStories: Story[] = situations.map((situation) => ({
  ...situation,
  part: 'Console',
  arrange: () => signInAs(),
  shows: () => (
    <ConsoleFrame current={consolePaths.revenue}>
      <PageHead title="Revenue" about="UTC." />
      <ReconciliationBanner />
    </ConsoleFrame>
  ),
}));
