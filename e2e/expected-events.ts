import { quizPages } from '#contract/quiz-pages.ts';
import type { Quiz } from '#quiz/quiz.ts';

export const opened = (number: number) => `screen${number}_open`;
export const closed = (number: number) => `screen${number}_close`;
const screen = (number: number) => [opened(number), closed(number)];

/** § 2: some quizzes have the plan and the offers on one page. */
export const offerEvents = ({ pages }: Quiz) =>
  pages.offer !== undefined ? [opened(34), opened(35), closed(34), closed(35)] : [...screen(34), ...screen(35)];

/** § 2 and § 4: the events of a visitor who goes straight from the start of a quiz to its offers, in order. */
export function walkEvents(quiz: Quiz): string[] {
  const { start, screens } = quizPages[quiz.name];
  return [
    'session_start',
    ...(start === screens ? [] : ['start_open', 'start_close']),
    ...[...quiz.screens.keys()].flatMap((index) => screen(index + 1)),
    ...screen(33),
    ...offerEvents(quiz),
  ];
}

/**
 * § 2 and § 4: the events of the main job, in order; without `first_launch_new`, which is sent whenever the tracker has
 * started.
 */
export const mainJobEvents: readonly string[] = [
  'session_start',
  'open_main',
  'popup_click',
  'close_main',
  ...Array.from({ length: 29 }, (_none, index) => screen(index + 1)).flat(),
  opened(33),
  'profile_saved',
  closed(33),
  ...screen(34),
  ...screen(35),
  'screen35_open_payment',
  'screen35_close_payment',
  opened(36),
  'payment_success',
  'revenue_amount',
  opened(36),
  'open_account',
  closed(36),
  closed(36),
  'train_open',
  'train_close',
  'train_open',
  'menu_link_click',
  'train_close',
  'acc_setting_open',
  'acc_setting_close',
  'canceled_step1',
  'canceled_step2',
  'canceled_step1',
];

/** § 2 and § 4: the events of presses around the quizzes and of signing in, in the order of `site-events.spec.ts`. */
export const pressEvents: readonly (readonly [name: string, what: string])[] = [
  ['menu_link_click', '/#price'],
  ['footer_link_click', '/help'],
  ['footer_link_click', '/help'],
  ['logo_click', '/help'],
  ['menu_link_click', '/auth/login'],
  ['signin_open', ''],
  ['footer_link_click', '/privacy'],
  ['signin_close', ''],
  ['logo_click', '/privacy'],
  ['signin_open', ''],
  ['open_account', 'no_subs'],
  ['signin_close', ''],
  ['menu_link_click', '/train'],
  ['menu_link_click', '/help'],
  ['menu_link_click', '/#how'],
  ['menu_link_click', '/train'],
  ['menu_link_click', '/account'],
];

/** The events of a day's training and a look at the progress, in order. */
export const trainingEvents: readonly string[] = [
  'train_open',
  'train_close',
  'flight_done',
  'train_open',
  'menu_link_click',
  'train_close',
  'progress_open',
  'progress_close',
];

/** § 4: the events of two visits in one page, with half an hour between them. */
export const sessionEvents: readonly string[] = ['session_start', 'session_end', 'session_start'];

/** The events of a play on Home, in order, with all that they say. */
export const playEvents: readonly (readonly [name: string, properties: object])[] = [
  ['play_open', { where: 'home', cohort: 'A' }],
  ['play_close', { where: 'home', finished: true, cohort: 'A' }],
];

/** § 5, § 9: the names of captured events. */
export const captured = {
  clicked: '[Amplitude] Element Clicked',
  changed: '[Amplitude] Element Changed',
  downloaded: '[Amplitude] File Downloaded',
} as const;
