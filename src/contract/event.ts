import type { Cohort } from './cohort';

type None = Record<never, never>;
type QuizId = 'quiz_one' | 'quiz_two' | 'quiz_mental_health';
type OfferPage = 'inapps' | 'offer' | 'success' | 'download';

/**
 * Every event the product sends and its properties (§ 2, § 4). No event has a field for an answer.
 * Numbered screens are `screen{N}_open` and `screen{N}_close`; N is 33 for e-mail, 34 for the plan, 35 for the offers, 36 for success.
 */
export interface EventProperties {
  first_launch_new: None;
  /** `source` is the first touch's; own server only. */
  session_start: { source?: string };
  session_end: None;
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
