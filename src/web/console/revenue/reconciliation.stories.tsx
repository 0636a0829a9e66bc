import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { Difference, ReconciliationState } from '#contract/console/reconciliation.ts';
import type { CallAnswers } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { agrees } from '#web/gallery/console-business.ts';
import { inTurn, press } from '#web/gallery/story.ts';
import { PageHead } from '../kit/page-head.tsx';
import { ReconciliationBanner } from './reconciliation-banner.tsx';

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

const telling = (state: ReconciliationState): CallAnswers => ({
  [consoleCalls.readReconciliation]: { json: state },
  [consoleCalls.listDifferences]: { json: { differences: state === differs ? differences : [], after: null } },
});

const view = (
  <>
    <PageHead title="Revenue" about="UTC." />
    <ReconciliationBanner />
  </>
);
const open = press('Differences');

export const place = 440;
export const stories = consoleStories(consolePaths.revenue, view, {
  'console-reconciliation': { title: 'Reconciliation, agrees', answers: telling(agrees) },
  'console-reconciliation-first': { title: 'Reconciliation, not compared yet', answers: telling(before) },
  'console-reconciliation-away': { title: 'Reconciliation, Paddle away', answers: telling(away) },
  'console-reconciliation-none': { title: 'Differences, none', answers: telling(agrees), act: open },
  'console-reconciliation-differs': { title: 'Differences', answers: telling(differs), act: open },
  'console-reconciliation-explain': {
    title: 'Explain a difference',
    answers: telling(differs),
    act: inTurn(open, press('Explain…')),
  },
  'console-reconciliation-not-loaded': { title: 'Reconciliation, not loaded', answers: {} },
});
