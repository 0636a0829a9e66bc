import { dayMs } from '#contract/day.ts';
import type { AnnounceRefusal } from '#server/billing/price-change/announce-price-change.ts';
import type { PriceChange } from '#server/billing/price-change/price-changes.sql.ts';
import type { WithdrawRefusal } from '#server/billing/price-change/withdraw-price-change.ts';
import { formatDate, formatMoney } from '#server/mail/format.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';

/** Why a price change cannot be announced, for the operator. */
export function announceRefusal(refused: AnnounceRefusal, { amountMinor, currency }: PriceChange): string {
  const amount = formatMoney(amountMinor, currency);
  if (refused === 'unknown offer') return 'There is no such offer.';
  if (refused === 'nobody pays it') return `Nobody pays this offer in ${currency} at another price than ${amount}.`;
  if (refused === 'type it again') {
    return `${amount} is less than half or more than twice of what somebody pays now. If it is meant, type it again.`;
  }
  if ('pending' in refused) {
    return `Price change ${refused.pending} of this offer in ${currency} is not settled for everybody. Withdraw it first, or wait until it is.`;
  }
  return `Subscribers are told 30 days ahead: the first day can be ${formatDate(firstFullDay(refused.tooSoon.earliestAt))} or later.`;
}

/** The beginning of the first day that is not before `at` (epoch ms, UTC). */
export const firstFullDay = (at: number): number => Math.ceil(at / dayMs) * dayMs;

/** Why a price change cannot be withdrawn. */
export function withdrawRefusal(refused: WithdrawRefusal): Refusal<404 | 409> {
  if (refused === 'unknown') return { refusal: { status: 404, error: 'There is no such price change.' } };
  if (refused === 'settled') {
    return { refusal: { status: 409, error: 'It is settled for everybody: nobody is still to move.' } };
  }
  const { moved } = refused;
  const who = moved === 1 ? 'One subscriber has' : `${moved} subscribers have`;
  return {
    refusal: { status: 409, error: `${who} the new price already. Announce the old price as a new one instead.` },
  };
}
