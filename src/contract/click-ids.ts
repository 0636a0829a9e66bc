import type { ClickIdName } from './attribution.ts';

interface ClickId {
  /** Empty for any other network. */
  network: string;
  /** Whether the network adds it to every link that leaves it, so that it alone does not show a campaign. */
  onEveryLink: boolean;
}

const ofAdvertisements = (network: string): ClickId => ({ network, onEveryLink: false });

/** The network of each query field. */
export const clickIds: Record<ClickIdName, ClickId> = {
  fbclid: { network: 'Meta', onEveryLink: true },
  gclid: ofAdvertisements('Google'),
  // Instead of gclid where the click leads from or to an app on iOS.
  gbraid: ofAdvertisements('Google'),
  wbraid: ofAdvertisements('Google'),
  // Display & Video 360 and Campaign Manager.
  dclid: ofAdvertisements('Google'),
  ttclid: ofAdvertisements('TikTok'),
  msclkid: ofAdvertisements('Microsoft'),
  twclid: ofAdvertisements('X'),
  li_fat_id: ofAdvertisements('LinkedIn'),
  ScCid: ofAdvertisements('Snapchat'),
  epik: ofAdvertisements('Pinterest'),
  rdt_cid: ofAdvertisements('Reddit'),
  click_id: ofAdvertisements(''),
};
