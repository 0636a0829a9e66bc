import type { Cohort } from './cohort';

type None = Record<never, never>;
type QuizId = 'quiz_one' | 'quiz_two' | 'quiz_mental_health';
type OfferPage = 'inapps' | 'offer' | 'success' | 'download';

/**
 * What the tracker takes down of an element by itself (§ 5, § 9), under the names of Amplitude's browser SDK. Texts are
 * the site's own, never a field's value; all of it is for the own server only.
 */
export interface CapturedElement {
  '[Amplitude] Element Tag': string;
  '[Amplitude] Element ID'?: string;
  '[Amplitude] Element Class'?: string;
  '[Amplitude] Element Text'?: string;
  '[Amplitude] Element Aria Label'?: string;
  '[Amplitude] Element Href'?: string;
  '[Amplitude] Element Attributes'?: Record<string, string>;
  /** The element first, then what it stands in. */
  '[Amplitude] Element Hierarchy': Record<string, unknown>[];
  '[Amplitude] Page URL': string;
  '[Amplitude] Page Title': string;
}

/** Events that the tracker makes by itself where the server has switched them on; never on a page of a quiz or an account. */
export interface CapturedEvents {
  /** Quick presses on one spot are one event; positions are pixels of the page. */
  '[Amplitude] Element Clicked': CapturedElement & {
    '[Amplitude] Click Count': number;
    '[Amplitude] Element Position Left': number;
    '[Amplitude] Element Position Top': number;
    '[Amplitude] Viewport Width': number;
    '[Amplitude] Viewport Height': number;
  };
  '[Amplitude] Element Changed': CapturedElement;
  '[Amplitude] File Downloaded': {
    '[Amplitude] File Extension': string;
    '[Amplitude] File Name': string;
    '[Amplitude] Link ID'?: string;
    '[Amplitude] Link Text'?: string;
    '[Amplitude] Link URL': string;
    '[Amplitude] Page URL': string;
  };
}

/** § 5: prices are in the currency's own unit, not in cents. */
export interface RevenueProperties {
  $productId: string;
  $quantity: number;
  $price: number;
  $revenueType: string;
  /** ISO 4217. */
  $currency: string;
  $revenue: number;
}

/**
 * Every event the product sends and its properties (§ 2, § 4). No event has a field for an answer.
 * Numbered screens are `screen{N}_open` and `screen{N}_close`; N is 33 for e-mail, 34 for the plan, 35 for the offers, 36 for success.
 */
export interface EventProperties extends CapturedEvents {
  first_launch_new: None;
  /** `source` is the first touch's, where there was one; own server only. */
  session_start: { source?: string };
  session_end: { source?: string };
  open_main: None;
  close_main: { stay_ms: number };
  /** `page` is the path on which the logo was pressed. */
  logo_click: { page: string };
  menu_link_click: { link: string };
  footer_link_click: { link: string };
  popup_click: { popup: 'privacy'; choice: 'accept' | 'reject' };
  /** The start page of a quiz that has one. */
  start_open: { quiz: QuizId };
  start_close: { quiz: QuizId; stay_ms: number };
  /** An address was left, and the profile made of it. */
  profile_saved: { quiz: QuizId };
  signin_open: None;
  signin_close: { stay_ms: number };
  /** `score` and `level` only on the result screens: 25 in quiz one and the mental-health quiz, 31 in quiz two; own server only. */
  [screen: `screen${number}_open`]: { quiz?: QuizId; type?: OfferPage; score?: number; level?: string };
  [screen: `screen${number}_close`]: { quiz?: QuizId; type?: OfferPage; stay_ms: number };

  screen35_open_payment: { offer_id: number };
  screen35_close_payment: { offer_id: number; stay_ms: number };
  /** A trial that costs nothing has no amount: it is no purchase value. */
  payment_success: { offer_id: number; amount_minor?: number; currency?: string };
  /** Beside `payment_success`, when there was something to pay. */
  revenue_amount: RevenueProperties;
  open_account: { subscription: 'subs' | 'no_subs' };
  acc_setting_open: None;
  acc_setting_close: { stay_ms: number };
  canceled_step1: None;
  canceled_step2: None;
}

export type EventName = keyof EventProperties;

/** Sent as user properties before every event (§ 4). */
export interface UserProperties {
  signed_in: boolean;
  subs_active: boolean;
}

/** Carried by every event (§ 4). */
export interface CommonProperties {
  cohort: Cohort | '';
}
