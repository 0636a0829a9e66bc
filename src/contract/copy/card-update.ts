/** The texts of the page for another card. */
export const cardUpdate = {
  back: 'Back to your subscription',
  title: 'Change your card',
  none: 'There is no running subscription that a card could pay for.',
  done: 'Thank you. One moment, until your new card is known here.',
  'one-moment': 'One moment.',
  'try-again': 'Try again',
  'now-it-is': 'Now it is {card}.',
  'not-loaded': 'The card form did not load. Nothing was charged or changed.',
  'nothing-now': 'Nothing is charged now. The next payment is taken from the new card.',
  'open-payment': 'Your open payment of {price} is paid with the new card at once, and the next ones too.',
} as const;
