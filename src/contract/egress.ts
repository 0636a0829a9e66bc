import type { Price } from './offer.ts';
import { paths, type SitePath } from './paths.ts';

/**
 * The receivers of events about a visitor. All events go through this file, and only the properties in its tables may
 * pass; answers, scores, levels, cohorts, quizzes, page URLs and email addresses must never be added to them. Amplitude
 * gets events when ANALYTICS_ZONE says so; the advertiser has a pixel in the browser and gets conversions from the
 * server. The operator's own webhook gets alerts, without a person. `screens` is every receiver while ANALYTICS_DETAIL
 * is `screens`, including this site's own server.
 */
export type Vendor = 'amplitude' | 'pixel' | 'conversion' | 'screens' | 'alerts';

/** The hosts of each vendor. No other file names a third party's host. */
export const vendorOrigins = {
  amplitude: { us: 'https://api2.amplitude.com', eu: 'https://api.eu.amplitude.com' },
  pixel: 'https://www.facebook.com',
  conversion: 'https://graph.facebook.com',
} as const;

/** What a property's value must be. An event is sent only when every needed property is present and valid. */
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
/** Of any country, because prices by country may be in each currency that the provider charges in. */
const currency = matching(/^[A-Z]{3}$/);
const purchaseId = matching(/^purchase-[0-9a-f]{32}$/);

const duration = { stay_ms: may(count) };
const flags = { signed_in: may(oneOf(true, false)), subs_active: may(oneOf(true, false)) };

/**
 * Without the quizzes' screens, start pages and offer pages, because each quiz has another number of screens and other
 * pages, so that the names of these events alone would reveal the condition.
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

/** § 2: quizzes have screens 1 to 31; 33 to 36 lead from the email to the purchase. */
const screenNumbers = Array.from({ length: 36 }, (_none, index) => index + 1).filter((number) => number !== 32);

/** The number and duration of each screen; nothing that names the quiz, the cohort or the condition. */
const screens: Readonly<Record<string, Rules>> = {
  ...Object.fromEntries(
    screenNumbers.flatMap((n) => [
      [`screen${n}_open`, {}],
      [`screen${n}_close`, duration],
    ]),
  ),
  ...amplitude,
};

/** A trial that began; it has no price yet. */
const trialStart = { event_id: must(purchaseId) };
const purchase = { event_id: must(purchaseId), currency: must(currency), value: must(amount) };

/** The properties that the vendor needs with every event on a website. */
const website = {
  /** Unix seconds. */
  event_time: must(count),
  /** The origin without a path. */
  event_source_url: must(matching(/^https?:\/\/[a-z0-9.[\]:-]+$/i)),
  client_user_agent: must(matching(/^[\x20-\x7e]{1,512}$/)),
  /** `fb.1.<epoch ms>.<click id>`, the vendor's format for a click that it counted. */
  fbc: may(matching(/^fb\.1\.\d{1,14}\.[\w-]{1,500}$/)),
};

/** Words of our own with figures: no address, no link. */
const plainWords = matching(/^[^@<>\n]{1,400}$/);
const alert = {
  id: must(count),
  key: must(plainWords),
  severity: must(oneOf('critical', 'warning')),
  title: must(plainWords),
  evidence: must(plainWords),
  /** Epoch ms. */
  opened_at: must(count),
  resolved_at: may(count),
};

const permitted: Readonly<Record<Vendor, Readonly<Record<string, Rules>>>> = {
  amplitude,
  screens,
  pixel: { PageView: {}, Purchase: purchase, StartTrial: trialStart },
  alerts: { alert_opened: alert, alert_closed: alert },
  conversion: { Purchase: { ...purchase, ...website }, StartTrial: { ...trialStart, ...website } },
};

export interface PermittedEvent {
  name: string;
  properties: Record<string, unknown>;
}

/** The event with only the properties that this vendor may get; null when it may not get the event at all. */
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

/** The only pages whose views the pixel reports, all under the same neutral URL. */
export const pageViewPaths: readonly SitePath[] = [paths.home, paths.help, paths.terms, paths.privacy];

/** The only documents that may load the pixel's image; a content security policy blocks it on all others. */
export const pixelDocuments: readonly SitePath[] = [...pageViewPaths, paths.payment, paths.checkoutSuccess];

/** Whether events stay on this site's own server: only its endpoint is a path. */
export function isOwnEndpoint(endpoint: string): boolean {
  return /^\/(?![/\\])/.test(endpoint);
}

/** An amount in the currency's main unit: 35.99 for 3599 US cents, 5400 for 5400 yen. */
export function majorAmount({ amount_minor, currency }: Price): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return amount_minor / 10 ** maximumFractionDigits;
}

/**
 * The id that pixel and server both send for a purchase or the start of a trial, so that the vendor counts it once. A hash, so that the vendor
 * cannot look the transaction up at the payment provider.
 * @param digest SHA-256 of the transaction's id, in hex
 */
export function purchaseEventId(digest: string): string {
  return `purchase-${digest.slice(0, 32)}`;
}
