import { clickIdNames } from '#contract/attribution.ts';

const touchField = new RegExp(`[?&](amp;)?(utm_\\w+|${clickIdNames.join('|')})=[^&]`, 'i');

/**
 * Whether an address is an advertisement's: its query has a click id or a campaign. Read from the address alone, so
 * that it holds for visitors of whom nothing may be stored.
 */
export function isByAdvertisement(address: string): boolean {
  return touchField.test(address);
}
