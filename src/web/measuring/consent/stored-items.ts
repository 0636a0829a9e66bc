import { quizNames } from '#quiz/catalogue.ts';
import { quizKey } from '../visitor/quiz-key.ts';

/** Something this site stores in a browser. */
interface StoredItem {
  /** The full name, or its beginning followed by `…`. */
  name: string;
  /** Shown on the privacy page: what it is for, and how long it is kept. */
  purpose: string;
}

/** For the key of each quiz, in the order of the catalogue. */
const quizPurposes = [
  'Your place in that check-in, and your answers.',
  'The same for the second check-in.',
  ...['third', 'fourth', 'fifth', 'sixth'].map((ordinal) => `The same for the ${ordinal}.`),
];

/**
 * All cookies and storage keys. Only the essential ones exist after Reject, and in opt-in mode before a choice.
 */
export const storedItems: Record<'essential' | 'measuring', readonly StoredItem[]> = {
  essential: [
    { name: 'warning', purpose: 'A cookie: your choice about cookies, for 30 days.' },
    {
      name: 'everkite_browser',
      purpose:
        'A cookie: a random secret from when you sign up, sign in or buy, so that nobody else gets at it. For 90 days.',
    },
    { name: 'everkite.visitor', purpose: 'Which check-in is yours, and which one was drawn for you.' },
    ...quizNames.map((quiz, i) => ({ name: quizKey(quiz), purpose: quizPurposes[i]! })),
    { name: 'everkite.resume', purpose: 'The keys to copies of your answers for other devices.' },
    { name: 'everkite.new-account', purpose: 'The name and email you gave for an account.' },
    { name: 'everkite.session', purpose: 'That you are signed in.' },
    {
      name: 'everkite.training',
      purpose:
        'A database: what you trained on this device, and what you wrote there, for 30 days. Only with your choice it goes to your account, and your own words never do.',
    },
    {
      name: 'everkite.offline.…',
      purpose:
        'The pages of training without anything of yours, so that they open without a network. Until you sign out or erase your training.',
    },
    { name: 'everkite.theme', purpose: 'Whether you like the day or the night look.' },
    { name: 'everkite.currency', purpose: 'The currency and the country you chose for prices.' },
    { name: 'everkite.chosen-offer', purpose: 'The length you chose. Until the tab closes.' },
    { name: 'everkite.fonts', purpose: 'That this browser has our typefaces.' },
    {
      name: 'everkite.started-anew',
      purpose: 'That a page was loaded again because a part was missing. Until the tab closes.',
    },
    { name: 'everkite.console', purpose: 'That an operator of this site is signed in. Until the tab closes.' },
    { name: 'everkite.draft', purpose: 'What an operator has typed and not saved. Until the tab closes.' },
    { name: 'everkite.console-keys', purpose: 'That an operator switched single keys off.' },
  ],
  measuring: [
    { name: 'AMP_…', purpose: 'A cookie: a random number that recognises this browser, for up to 365 days.' },
    { name: 'everkite.analytics', purpose: 'How often you were here, and which link brought you.' },
    { name: 'everkite.events.…', purpose: 'Events that wait to be sent.' },
    { name: 'everkite.early', purpose: 'The first of them. Until the tab closes.' },
    { name: 'everkite.landing', purpose: 'What the link that brought you said, until it is read.' },
  ],
};

/** Whether the list covers a cookie or a storage key. */
export function isListed(name: string, items: readonly StoredItem[]): boolean {
  return items.some((item) => (item.name.endsWith('…') ? name.startsWith(item.name.slice(0, -1)) : name === item.name));
}
