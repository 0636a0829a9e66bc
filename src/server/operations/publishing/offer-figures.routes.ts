import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { countOpenCheckouts, countShown, countVersions } from './offer-figures.sql.ts';

const hourMs = 60 * 60_000;
const shownDays = 7;

/** What became of the offers. */
export function offerFigureRoutes(route: AddRoute, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.readOfferFigures, async () => {
    const now = clock();
    const today = Math.floor(now / dayMs) * dayMs;
    const [versions, open, shown] = await Promise.all([
      countVersions(db, now),
      countOpenCheckouts(db, now - hourMs),
      countShown(db, { from: today - shownDays * dayMs, to: today }),
    ]);
    return { versions, open_checkouts: open, shown_a_day: Math.round(shown / shownDays) };
  });
}
