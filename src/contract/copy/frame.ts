/** The texts around pages: header, menu and footer. */
export const frame = {
  'skip-link': 'Skip to content',
  'menu-how': 'How it works',
  'menu-prices': 'Prices',
  'menu-questions': 'Questions',
  account: 'Account',
  'sign-in': 'Sign in',
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  cancel: 'Cancel a subscription',
  cookies: 'Cookie settings',
  disclaimer:
    '{brand} is a training tool. It does not diagnose or treat any condition. If you are in danger or thinking about harming yourself, call your local emergency number now. In the US you can call or text 988.',
} as const;
