import { waitingMovements } from '#paddle-emulator/payout/payout.ts';
import { money } from '#paddle-emulator/platform/format.ts';
import type { PayoutCycle } from '#paddle-emulator/platform/rows.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { payoutCurrency } from '#paddle-emulator/transaction/payout.ts';
import { button, code, part, status, table } from './elements.ts';

const cycles: Record<PayoutCycle, string> = { month: 'Each month', week: 'Each week', off: 'Never by itself' };

/** The earnings that wait to be paid out, the payouts, and when they are made. */
export function payoutPart(state: State): string {
  const waiting = waitingMovements(state);
  const sum = waiting.reduce((all, { netMinor }) => all + netMinor, 0);
  const copy = `${money(String(sum), payoutCurrency)} of ${waiting.length} payments, refunds and chargebacks wait.`;
  const choices = Object.entries(cycles).map(([cycle, label]) =>
    button(label, '/emulator/payouts/cycle', {
      method: 'PUT',
      body: { cycle },
      pressed: (state.payoutCycle ?? 'off') === cycle,
    }),
  );
  const now = sum > 0 ? [button('Pay out now', '/emulator/payouts')] : [];
  const rows = Object.values(state.payouts).map((one) => [
    code(one.remittance_reference),
    status(one.status, { paid: 'good' }),
    money(one.amount, one.currency_code),
    String(one.movements.length),
  ]);
  return part(
    'payouts',
    'Payouts',
    `<p class="muted">${copy}</p><div class="buttons">${[...now, ...choices].join('')}</div>
${table('payouts', ['Reference', 'Status', 'Amount', 'Entries'], rows)}`,
  );
}
