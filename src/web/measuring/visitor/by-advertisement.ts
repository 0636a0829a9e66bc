/** A campaign's field, or one like `clickIdNames`: written short, because every first screen loads it. */
const touchField = /[?&;](utm_\w+|\w\w?clk?id|[gw]braid|sccid|epik|(click_|rdt_c|li_fat_)id)=[^&]/i;

/**
 * Whether an address is an advertisement's: its query has a click id or a campaign. Read from the address alone, so
 * that it holds for visitors of whom nothing may be stored.
 */
export function isByAdvertisement(address: string): boolean {
  return touchField.test(address);
}
