/** The texts of the page that offers to save the plan; its heading is of the quiz. */
export const email = {
  'first-name': 'First name',
  address: 'Email',
  exists: 'This address already has an account. Sign in to keep your plan there.',
  'sign-in': 'Sign in',
  health: 'Health answers are never shared with advertisers.',
  privacy: 'Privacy',
  save: 'Save and continue',
  skip: 'Continue without saving',
} as const;
