/** The texts that several emails share. */
export const emailAll = {
  help: 'Help',
  agreed: 'What you agreed to on {date}',
  renews: 'Your subscription renews on {date} at {rate}, until you cancel.',
  'renews-at-first-price':
    'Your subscription renews on {date} at {rate}. From {from} on it is {full}, until you cancel.',
  'trial-lasts': 'Your trial lasts until {date}. Then you pay {rate}, until you cancel.',
  'reminds-of-renewal': 'We will email you seven days before.',
  'reminds-of-trial': 'We will email you three days before.',
} as const;
