/** The texts of withdrawing from the contract, on the pages that offer it. */
export const withdrawing = {
  withdraw: 'Withdraw from contract here',
  title: 'Withdraw from the contract',
  confirm: 'Confirm withdrawal',
  'not-now': 'Not now',
  'all-back':
    'The contract ends at once. You get back all that you paid for it. {brand} is then closed for you. No reason is needed. This is possible until {date}.',
  'rest-back':
    'The contract ends at once. You withdrew from a plan within the last 12 months, so the days you used are paid for: you get back {price}. {brand} is then closed for you. No reason is needed. This is possible until {date}.',
  done: 'Done. You have withdrawn from the contract.',
  'refund-waits': 'What you paid comes back the way you paid it, as soon as Paddle confirms it.',
  'refund-none': 'There is nothing to give back.',
  'refund-back': 'You get back {price} the way you paid. Your bank may take a few days to show it.',
  'done-email': 'We email you a confirmation with the date and time.',
  'to-account': 'Back to your account',
  'to-start': 'To the start',
} as const;
