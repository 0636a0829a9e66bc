import { consoleCalls } from '#contract/console/calls.ts';
import { dayStart } from '#contract/day.ts';
import { announcePriceChange } from '#server/billing/price-change/announce-price-change.ts';
import { withdrawPriceChange } from '#server/billing/price-change/withdraw-price-change.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { listPriceChanges, readPaidPrices } from './list-price-changes.ts';
import { type PreviewDeps, previewPriceChange } from './preview-price-change.ts';
import { announceRefusal, withdrawRefusal } from './refusal-sentences.ts';

const noDay: Refusal<400> = { refusal: { status: 400, error: 'There is no such day.' } };

/** New prices for present subscribers: whom one would concern, announcing it, and taking it back. */
export function priceChangeRoutes(route: AddRoute, deps: PreviewDeps): void {
  route(consoleCalls.listPriceChanges, ({ query }) => listPriceChanges(deps, query.after ?? null));

  route(consoleCalls.listPaidPrices, () => readPaidPrices(deps));

  route(consoleCalls.previewPriceChange, async ({ query }) => {
    const { offer_id, currency, amount_minor, on } = query;
    const effectiveAt = dayStart(on);
    if (effectiveAt === null) return noDay;
    const change = { offerId: Number(offer_id), currency, amountMinor: Number(amount_minor), effectiveAt };
    return previewPriceChange(deps, change);
  });

  route(consoleCalls.announcePriceChange, async ({ operator, body }) => {
    const { offer_id: offerId, currency, amount_minor: amountMinor, again_minor: againMinor } = body;
    const effectiveAt = dayStart(body.on);
    if (effectiveAt === null) return noDay;
    const change = { offerId, currency, amountMinor, effectiveAt };
    const outcome = await announcePriceChange(deps, change, { by: operator, reason: body.reason.trim(), againMinor });
    if (!('refused' in outcome)) return { id: outcome.priceChangeId, subscribers: outcome.concerned };
    const status = outcome.refused === 'unknown offer' ? 404 : 409;
    return { refusal: { status, error: announceRefusal(outcome.refused, change) } };
  });

  route(consoleCalls.withdrawPriceChange, async ({ operator, params, body }) => {
    const outcome = await withdrawPriceChange(deps, params.id, { by: operator, reason: body.reason.trim() });
    return 'kept' in outcome ? { staying: outcome.kept } : withdrawRefusal(outcome.refused);
  });
}
