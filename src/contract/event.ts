import type { QuizRow } from '#quiz/catalogue.ts';
import type { FullTouch } from './attribution.ts';
import type { Cohort } from './cohort.ts';

type None = Record<never, never>;
type QuizId = QuizRow['eventId'];
type Duration = { stay_ms: number };

/** Quizzes have at most 31 screens, because the events from `screen33_open` on belong to other pages (§ 2). */
// biome-ignore format: a row of ten
export type QuizScreenNumber =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
  | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30
  | 31;

/**
 * The fields that autocapture records of an element (§ 5, § 9), under the names of Amplitude's browser SDK. Texts are
 * the site's own, never the value of a field. Sent only to this site's own server.
 */
export interface CapturedElement {
  '[Amplitude] Element Tag': string;
  '[Amplitude] Element ID'?: string;
  '[Amplitude] Element Class'?: string;
  '[Amplitude] Element Text'?: string;
  '[Amplitude] Element Aria Label'?: string;
  '[Amplitude] Element Href'?: string;
  '[Amplitude] Element Attributes'?: Record<string, string>;
  /** The element first, then its ancestors. */
  '[Amplitude] Element Hierarchy': Record<string, unknown>[];
  '[Amplitude] Page URL': string;
  '[Amplitude] Page Title': string;
}

/**
 * Events that the tracker makes by itself where the server has switched them on; never on a page of a quiz or an
 * account.
 */
export interface CapturedEvents {
  /** Quick presses on one spot are one event; positions are pixels of the page. */
  '[Amplitude] Element Clicked': CapturedElement & {
    '[Amplitude] Click Count': number;
    '[Amplitude] Element Position Left': number;
    '[Amplitude] Element Position Top': number;
    '[Amplitude] Viewport Width': number;
    '[Amplitude] Viewport Height': number;
  };
  /** A field of a form was changed; the typed text is not sent. */
  '[Amplitude] Element Changed': CapturedElement;
  /** A link to a file was pressed. */
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

/** Where the visitor came from, and the content version of the quizzes; own server only. */
interface SessionProperties {
  source?: string;
  drawn_cohort?: string;
  first_touch?: FullTouch;
  last_touch?: FullTouch;
  content_version: string;
}

/** Visits and sessions (§ 4). */
interface VisitEvents {
  /** On the first visit, about 100 ms after the start. */
  first_launch_new: None;
  /**
   * With the first event after 30 minutes without one. `source` is the first touch's, if it has one; `drawn_cohort` was
   * drawn on the first visit, while `cohort` is that of the quiz that is walked; own server only.
   */
  session_start: SessionProperties;
  /** When the session's id changes, with the time of its last event + 1 ms. */
  session_end: SessionProperties;
}

/** The site around the quizzes (§ 2). */
interface SiteEvents {
  /** Home is shown. */
  open_main: None;
  /** Home is left. */
  close_main: Duration;
  /** The brand was pressed; `page` is the path on which it was. */
  logo_click: { page: string };
  /** A link at the head of a page, or one of its tabs, was pressed; `link` is where it leads. */
  menu_link_click: { link: string };
  /** A link at the foot of a page was pressed; `link` is where it leads. */
  footer_link_click: { link: string };
  /** A choice in the cookie banner; after Reject nothing is sent, so that only Accept is ever seen. */
  popup_click: { popup: 'privacy'; choice: 'accept' | 'reject' };
  /** The sign-in page is shown. */
  signin_open: None;
  /** The sign-in page is left. */
  signin_close: Duration;
}

/** Playing 40 seconds, without an account. No event has a time, a press or a score of it; own server only. */
interface PlayEvents {
  /** The play is opened over a page. */
  play_open: { where: 'home' | 'start' | 'result' | 'plan' | 'offers' };
  /** The play is closed; `finished` says whether all three rounds were played. */
  play_close: { where: 'home' | 'start' | 'result' | 'plan' | 'offers'; finished: boolean };
}

/** The start pages and numbered screens of the quizzes (§ 2). */
type QuizEvents = {
  /** The start page of a quiz that has one is shown. */
  start_open: { quiz: QuizId };
  /** The start page is left. */
  start_close: { quiz: QuizId } & Duration;
} & {
  /**
   * A screen is shown. `score` and `level` only on the result; own server only.
   */
  [Screen in QuizScreenNumber as `screen${Screen}_open`]: { quiz: QuizId; score?: number; level?: string };
} & {
  /** A screen is left. */
  [Screen in QuizScreenNumber as `screen${Screen}_close`]: { quiz: QuizId } & Duration;
};

/** From the email to the purchase: screens 33 to 36 (§ 2). */
interface PurchaseEvents {
  /** The email page is shown. */
  screen33_open: { quiz: QuizId };
  /** The email page is left. */
  screen33_close: { quiz: QuizId } & Duration;
  /** An address was left, and the profile made of it. */
  profile_saved: { quiz: QuizId };
  /** The plan is shown; `type` says when it stands beside the offers. */
  screen34_open: { quiz: QuizId; type?: 'offer' };
  /** The plan is left. */
  screen34_close: { quiz: QuizId; type?: 'offer' } & Duration;
  /** The offers are shown; on the plan's page where `type` says so. */
  screen35_open: { quiz: QuizId; type: 'inapps' | 'offer' };
  /** The offers are left. */
  screen35_close: { quiz: QuizId; type: 'inapps' | 'offer' } & Duration;
  /** The payment page is shown. */
  screen35_open_payment: { offer_id: number };
  /** The payment page is left. */
  screen35_close_payment: { offer_id: number } & Duration;
  /** The success page, or on it the way to the phone (`download`), is shown. */
  screen36_open: { type: 'success' | 'download' };
  /** The success page, or the way to the phone, is left. */
  screen36_close: { type: 'success' | 'download' } & Duration;
  /** Once for each transaction. A trial that costs nothing has no amount, because it is no purchase value. */
  payment_success: { offer_id: number; amount_minor?: number; currency?: string };
  /** Beside `payment_success`, when an amount was paid. */
  revenue_amount: RevenueProperties;
}

/** The account and the way out of the subscription (§ 2, § 4). */
interface AccountEvents {
  /** A sign-in succeeded, wherever it leads. */
  open_account: { subscription: 'subs' | 'no_subs' };
  /** The account is shown. */
  acc_setting_open: None;
  /** The account is left. */
  acc_setting_close: Duration;
  /** Manage subscription is shown. */
  canceled_step1: None;
  /** The page on which one cancels is shown. */
  canceled_step2: None;
}

/** Training. No event has an exercise, a score or any other detail of it. */
interface TrainingEvents {
  /** Today's training is shown. */
  train_open: None;
  /** Today's training is left. */
  train_close: Duration;
  /** All exercises of a day are done. */
  flight_done: { items: number; planned_min: number };
  /** The progress is shown. */
  progress_open: None;
  /** The progress is left. */
  progress_close: Duration;
}

/** Every event the product sends and its properties (§ 2, § 4). No event has a field for an answer. */
export type EventProperties = VisitEvents &
  SiteEvents &
  PlayEvents &
  QuizEvents &
  PurchaseEvents &
  AccountEvents &
  TrainingEvents &
  CapturedEvents;

export type EventName = keyof EventProperties;

/** Where one can play before paying: on Home, on the first sight of a quiz, and on the pages after it. */
export type PlayPlace = EventProperties['play_open']['where'];

/** Sent as user properties before every event (§ 4). */
export interface UserProperties {
  signed_in: boolean;
  subs_active: boolean;
}

/** Carried by every event (§ 4). */
export interface CommonProperties {
  cohort: Cohort | '';
}
