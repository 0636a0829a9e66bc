/** Something this site keeps in a browser. */
interface StoredItem {
  /** Its name; with `…` only how it begins. */
  name: string;
  /** What it is for, and how long it stays. */
  words: string;
}

/**
 * All cookies and storage keys there are. After Reject, or without a choice where the site asks first, only the
 * essential ones.
 */
export const storedItems: Record<'essential' | 'measuring', readonly StoredItem[]> = {
  essential: [
    { name: 'warning', words: 'A cookie: your choice about cookies, for 30 days.' },
    {
      name: 'everkite_browser',
      words:
        'A cookie: a random secret from when you sign up, sign in or buy, so that nobody else gets at it. For 90 days.',
    },
    { name: 'everkite.visitor', words: 'Which check-in is yours, and which one was drawn for you.' },
    { name: 'everkite.quiz-one', words: 'Your place in that check-in, and your answers.' },
    { name: 'everkite.quiz-two', words: 'The same for the second check-in.' },
    { name: 'everkite.mental-health', words: 'The same for the third.' },
    { name: 'everkite.resume', words: 'The keys to copies of your answers for other devices.' },
    { name: 'everkite.new-account', words: 'The name and e-mail you gave for an account.' },
    { name: 'everkite.session', words: 'That you are signed in.' },
    { name: 'everkite.theme', words: 'Whether you like the day or the night look.' },
    { name: 'everkite.currency', words: 'The currency you chose for prices.' },
    { name: 'everkite.fonts', words: 'That this browser has our typefaces.' },
    {
      name: 'everkite.started-anew',
      words: 'That a page was loaded again because a part was missing. Until the tab closes.',
    },
    { name: 'everkite.console', words: 'That an operator of this site is signed in. Until the tab closes.' },
  ],
  measuring: [
    { name: 'AMP_…', words: 'A cookie: a random number that recognises this browser, for up to 365 days.' },
    { name: 'everkite.analytics', words: 'How often you were here, and which link brought you.' },
    { name: 'everkite.events.…', words: 'Events that wait to be sent.' },
    { name: 'everkite.early', words: 'The first of them. Until the tab closes.' },
    { name: 'everkite.landing', words: 'What the link that brought you said, until it is read.' },
  ],
};

/** Whether a cookie or a storage key is in the list. */
export function isListed(name: string, items: readonly StoredItem[]): boolean {
  return items.some((item) => (item.name.endsWith('…') ? name.startsWith(item.name.slice(0, -1)) : name === item.name));
}
