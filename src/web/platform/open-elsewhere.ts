/**
 * Opens another site's page in a new tab, as soon as its address is known. The tab opens with the press already, because
 * later a browser would take it for an unasked one; where no tab can be opened, this one goes there.
 * @param address null when it could not be had: then the tab closes again
 */
export async function openElsewhere(address: Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank');
  const url = await address;
  if (url === null) return tab?.close();
  if (tab === null) return location.assign(url);
  tab.opener = null;
  tab.location.replace(url);
}
