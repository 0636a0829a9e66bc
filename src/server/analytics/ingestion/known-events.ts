import type { EventName, QuizScreenNumber } from '#contract/event.ts';

type Screens = Record<`screen${QuizScreenNumber}_open` | `screen${QuizScreenNumber}_close`, true>;

/** § 2: no quiz has more screens. */
const lastScreen = 31;
const screens = Object.fromEntries(
  Array.from({ length: lastScreen }, (_, index) => index + 1).flatMap((number) => [
    [`screen${number}_open`, true],
    [`screen${number}_close`, true],
  ]),
) as Screens;

/** All events that the product sends. The compiler checks that none is missing and none is too many. */
const ours: Record<EventName, true> = {
  ...screens,
  first_launch_new: true,
  session_start: true,
  session_end: true,
  open_main: true,
  close_main: true,
  logo_click: true,
  menu_link_click: true,
  footer_link_click: true,
  popup_click: true,
  signin_open: true,
  signin_close: true,
  play_open: true,
  play_close: true,
  start_open: true,
  start_close: true,
  screen33_open: true,
  screen33_close: true,
  profile_saved: true,
  screen34_open: true,
  screen34_close: true,
  screen35_open: true,
  screen35_close: true,
  screen35_open_payment: true,
  screen35_close_payment: true,
  screen36_open: true,
  screen36_close: true,
  payment_success: true,
  revenue_amount: true,
  open_account: true,
  acc_setting_open: true,
  acc_setting_close: true,
  canceled_step1: true,
  canceled_step2: true,
  train_open: true,
  train_close: true,
  flight_done: true,
  progress_open: true,
  progress_close: true,
  '[Amplitude] Element Clicked': true,
  '[Amplitude] Element Changed': true,
  '[Amplitude] File Downloaded': true,
};

/** Events that Amplitude's clients send by themselves (its documentation of autocapture, Experiment and revenue). */
const ofAmplitude = [
  '$exposure',
  '[Amplitude] Page Viewed',
  '[Amplitude] Form Started',
  '[Amplitude] Form Submitted',
  '[Amplitude] Rage Click',
  '[Amplitude] Dead Click',
  '[Amplitude] Network Request',
  '[Amplitude] Web Vitals',
  '[Experiment] Exposure',
];

const known: ReadonlySet<string> = new Set([...Object.keys(ours), ...ofAmplitude]);

/** Whether an event of this name is stored; all others are quarantined, because anybody can make up names. */
export function isKnownEvent(name: string): boolean {
  return known.has(name);
}
