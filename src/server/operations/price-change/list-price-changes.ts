import type { AnnouncedPriceChange, PaidPricesAnswer, PriceChangesAnswer } from '#contract/console/price-change.ts';
import { dayOf } from '#contract/day.ts';
import { type AnnouncedChange, listAnnounced, listPaidPrices } from '#server/billing/price-change/announced.sql.ts';
import { noticeMs } from '#server/billing/price-change/decide-move.ts';
import { foreseeMoves, type RenewalGroup } from '#server/billing/price-change/foresee-moves.ts';
import { countOpenRenewals } from '#server/billing/price-change/renewals.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { plannedMoves } from './planned-moves.ts';
import { firstFullDay } from './refusal-sentences.ts';

const perPage = 25;

/** A page of the announced price changes, the latest first, after the one with this id. */
export async function listPriceChanges({ db }: Pick<Deps, 'db'>, after: string | null): Promise<PriceChangesAnswer> {
  const found = await listAnnounced(db, { after, limit: perPage + 1 });
  const shown = found.slice(0, perPage);
  const open = shown.filter(({ toMove }) => toMove > 0).map(({ id }) => id);
  const renewals = await countOpenRenewals(db, open);
  return {
    changes: shown.map((change) =>
      announcedOf(
        change,
        renewals.filter(({ priceChangeId }) => priceChangeId === change.id),
      ),
    ),
    next: found.length > perPage ? shown.at(-1)!.id : null,
  };
}

function announcedOf(change: AnnouncedChange, renewals: readonly RenewalGroup[]): AnnouncedPriceChange {
  const { currency, moved, toMove, withdrawnAt } = change;
  return {
    id: change.id,
    offer_name: change.offerName,
    price: { amount_minor: change.amountMinor, currency },
    before: change.before.map((amount_minor) => ({ amount_minor, currency })),
    effective_at: new Date(change.effectiveAt).toISOString(),
    announced_at: new Date(change.announcedAt).toISOString(),
    announced_by: change.announcedBy,
    moved,
    staying: change.staying,
    to_move: toMove,
    planned: plannedMoves(foreseeMoves(renewals)),
    withdrawn_at: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    is_withdrawable: moved === 0 && toMove > 0,
  };
}

/** What present subscribers pay, and from which day on a new price can be announced now. */
export async function readPaidPrices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PaidPricesAnswer> {
  const paid = await listPaidPrices(db);
  return {
    paid: paid.map(({ offerId, offerName, interval, currency, amountMinor, subscribers }) => ({
      offer_id: offerId,
      offer_name: offerName,
      interval,
      price: { amount_minor: amountMinor, currency },
      subscribers,
    })),
    earliest_on: dayOf(firstFullDay(clock() + noticeMs)),
  };
}
