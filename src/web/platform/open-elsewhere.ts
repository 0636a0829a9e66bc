/**
 * Opens another site's page in a new tab, once its address is known. The tab opens during the press, because browsers
 * block one that opens later; where no tab can be opened, this one goes there.
 * @param address null when there is none: then the tab closes again
 */
export async function openElsewhere(address: Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank');
  const url = await address;
  if (url === null) return tab?.close();
  if (tab === null) return location.assign(url);
  tab.opener = null;
  tab.location.replace(url);
}
