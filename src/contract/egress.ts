import { currencies } from './currency.ts';
import type { Price } from './offer.ts';
import { type PagePath, paths } from './paths.ts';

/**
 * The one gate through which anything about a visitor goes to somebody else. Nothing passes that is not named here:
 * answers, scores, levels, cohort, quiz, addresses of pages and of people have no place in these tables.
 * Amplitude takes events when ANALYTICS_ZONE says so; the advertiser has a pixel in the browser and takes conversions
 * from the server. `screens` is whoever takes events while ANALYTICS_DETAIL is `screens`, this site's own server too.
 */
export type Vendor = 'amplitude' | 'pixel' | 'conversion' | 'screens';

/** Where each vendor takes what it is sent; no other file names a third party's host. */
export const vendorOrigins = {
  amplitude: { us: 'https://api2.amplitude.com', eu: 'https://api.eu.amplitude.com' },
  pixel: 'https://www.facebook.com',
  conversion: 'https://graph.facebook.com',
} as const;

/** What a property's value must be. An event goes only when all that are needed are there and fit. */
interface Rule {
  fits: (value: unknown) => boolean;
  isNeeded: boolean;
}
type Rules = Readonly<Record<string, Rule>>;

const may = (fits: Rule['fits']): Rule => ({ fits, isNeeded: false });
const must = (fits: Rule['fits']): Rule => ({ fits, isNeeded: true });

const oneOf =
  (...words: readonly (string | boolean)[]): Rule['fits'] =>
  (value) =>
    words.some((word) => word === value);
const matching =
  (pattern: RegExp): Rule['fits'] =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const count: Rule['fits'] = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const amount: Rule['fits'] = (value) => Number.isFinite(value) && (value as number) > 0;
const currency = oneOf(...currencies);
const purchaseId = matching(/^purchase-[0-9a-f]{32}$/);

const duration = { stay_ms: may(count) };
const flags = { signed_in: may(oneOf(true, false)), subs_active: may(oneOf(true, false)) };

/**
 * No screen of a quiz, no start page and no offer page is here, even without its properties: how many screens there are,
 * and which pages come between, differs from quiz to quiz, so that their names alone would tell which condition it is about.
 */
const amplitude: Readonly<Record<string, Rules>> = {
  $identify: flags,
  first_launch_new: {},
  session_start: {},
  session_end: {},
  open_main: {},
  close_main: duration,
  logo_click: {},
  menu_link_click: {},
  footer_link_click: {},
  popup_click: { popup: may(oneOf('privacy')), choice: may(oneOf('accept', 'reject')) },
  profile_saved: {},
  signin_open: {},
  signin_close: duration,
  screen33_open: {},
  screen33_close: duration,
  screen35_open_payment: { offer_id: may(count) },
  screen35_close_payment: { offer_id: may(count), ...duration },
  screen36_open: { type: may(oneOf('success', 'download')) },
  screen36_close: { type: may(oneOf('success', 'download')), ...duration },
  payment_success: { offer_id: may(count), amount_minor: may(count), currency: may(currency) },
  revenue_amount: {
    $productId: must(matching(/^offer-\d{1,6}$/)),
    $quantity: must(amount),
    $price: must(amount),
    $revenueType: must(oneOf('subscription')),
    $currency: must(currency),
    $revenue: must(amount),
  },
  open_account: { subscription: may(oneOf('subs', 'no_subs')) },
  acc_setting_open: {},
  acc_setting_close: duration,
  canceled_step1: {},
  canceled_step2: {},
};

/** § 2: up to 31 in a quiz, and 33 to 36 from the email to the purchase. */
const screenNumbers = Array.from({ length: 36 }, (_none, index) => index + 1).filter((number) => number !== 32);

/** The number of each screen and how long it was shown; nothing that names the quiz, the cohort or what it is about. */
const screens: Readonly<Record<string, Rules>> = {
  ...Object.fromEntries(
    screenNumbers.flatMap((n) => [
      [`screen${n}_open`, {}],
      [`screen${n}_close`, duration],
    ]),
  ),
  ...amplitude,
};

const purchase = { event_id: must(purchaseId), currency: must(currency), value: must(amount) };

const permitted: Readonly<Record<Vendor, Readonly<Record<string, Rules>>>> = {
  amplitude,
  screens,
  pixel: { PageView: {}, Purchase: purchase },
  conversion: {
    Purchase: {
      ...purchase,
      /** Unix seconds. */
      event_time: must(count),
      /** The site alone, without a path. */
      event_source_url: must(matching(/^https?:\/\/[a-z0-9.[\]:-]+$/i)),
      client_user_agent: must(matching(/^[\x20-\x7e]{1,512}$/)),
      /** `fb.1.<epoch ms>.<click id>`: the vendor's own word for the click that it counted. */
      fbc: may(matching(/^fb\.1\.\d{1,14}\.[\w-]{1,500}$/)),
    },
  },
};

export interface PermittedEvent {
  name: string;
  properties: Record<string, unknown>;
}

/** What of an event a vendor may be told; null when it may not hear of it at all. */
export function permittedEvent(
  vendor: Vendor,
  name: string,
  properties: Readonly<Record<string, unknown>>,
): PermittedEvent | null {
  if (!Object.hasOwn(permitted[vendor], name)) return null;
  const kept: Record<string, unknown> = {};
  for (const [property, { fits, isNeeded }] of Object.entries(permitted[vendor][name]!)) {
    const value = Object.hasOwn(properties, property) ? properties[property] : undefined;
    if (fits(value)) kept[property] = value;
    else if (isNeeded) return null;
  }
  return { name, properties: kept };
}

/** The pages whose opening the pixel tells, always by the same neutral address; on all others it is silent. */
export const pageViewPaths: readonly PagePath[] = [paths.home, paths.help, paths.terms, paths.privacy];

/** The documents that may load the pixel's image at all. The browser holds the others to it, whatever runs in them. */
export const pixelDocuments: readonly PagePath[] = [...pageViewPaths, paths.payment, paths.checkoutSuccess];

/** Whether events stay with this site's own server: its endpoint is then a path. */
export function isOwnEndpoint(endpoint: string): boolean {
  return /^\/(?![/\\])/.test(endpoint);
}

/** An amount as advertisers count: 35.99 for 3599 US cents, 5400 for 5400 yen. */
export function majorAmount({ amount_minor, currency }: Price): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return amount_minor / 10 ** maximumFractionDigits;
}

/**
 * The name under which pixel and server tell of one purchase, by which the vendor takes both for one. Not the payment
 * service's own id, by which others could ask it.
 * @param digest SHA-256 of the transaction's id, in hex
 */
export function purchaseEventId(digest: string): string {
  return `purchase-${digest.slice(0, 32)}`;
}
