/** The texts of pages behind mailed links: while one opens, when it does not, and of taking an address back. */
export const links = {
  opening: 'One moment.',
  'not-opened': 'Your link did not open',
  'try-again': 'Try again',
  'undo-title': 'Take the address back?',
  'undo-lead': 'The account gets this address again. Everybody is signed out, and you choose a new password.',
  'undo-button': 'Take it back',
  'undo-gone': 'This link does not work any more',
  'undo-gone-lead':
    'It works for seven days. Open the link in the email once more, or reply to that email: a person reads it.',
  'undo-help': 'To the help page',
  undone: 'The address is back',
  'undone-lead': 'Everybody is signed out. An email with a link to choose a new password is on its way to you.',
  'undone-sign-in': 'Sign in',
} as const;
