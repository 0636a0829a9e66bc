import type { Part } from '#contract/console/revenue.ts';
import { partText as countsText, shareText as textOf } from '#contract/format-share.ts';

/** `58 of 98` */
export const partText = ({ part, all }: Pick<Part, 'part' | 'all'>): string => countsText(part, all);

/** The share, or the counts when there are too few people, or null while the share can still grow. */
export function shareText({ part, all, is_ripe }: Part): string | null {
  return is_ripe ? textOf(part, all) : null;
}
