/** The texts of the page with the signed-in devices. */
export const devices = {
  back: 'Account',
  title: 'Where you are signed in',
  'not-loaded': 'We could not load it just now. Nothing has changed.',
  'try-again': 'Try again',
  unknown: 'If you do not recognize one of these, end it and change your password.',
  count: '{count, plural, =1 {One device} other {# devices}}',
  'unknown-browser': 'Unknown browser',
  'this-device': 'This device',
  end: 'End',
  'end-named': 'End {device}',
  used: 'Signed in {signedIn}, last used {used}',
  'end-others': 'Sign out everywhere else',
  'change-password': 'Change password',
} as const;
