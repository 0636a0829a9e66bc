import type { Part } from '#contract/console-revenue.ts';
import { shareOf } from '#statistics/ripeness.ts';
import { countText, percentText } from './money-text.ts';

/** `58 of 98` */
export const partText = ({ part, all }: Pick<Part, 'part' | 'all'>): string =>
  `${countText(part)} of ${countText(all)}`;

/** The share, or the counts where there are too few people, or null where more may come. */
export function shareText({ part, all, is_ripe }: Part): string | null {
  if (!is_ripe) return null;
  const share = shareOf({ part, all, isRipe: true });
  return share === null ? partText({ part, all }) : percentText(share);
}
