export interface TestCard {
  number: string;
  /** What the card does, as shown beside the form. */
  does: string;
  /** Null when the card is accepted. */
  errorCode: 'declined' | 'not_enough_balance' | 'expired_card' | null;
  /** The bank asks for confirmation first (3-D Secure). */
  needsChallenge: boolean;
  renewals: 'succeed' | 'decline';
  /** The buyer disputes the payment ten days later. */
  disputed: boolean;
}

const accepted = { errorCode: null, needsChallenge: false, renewals: 'succeed', disputed: false } as const;

/** The only known numbers: Paddle's test cards, and others for two more refusals and a dispute. */
export const testCards: readonly TestCard[] = [
  { ...accepted, number: '4242424242424242', does: 'Accepted' },
  { ...accepted, number: '4000056655665556', does: 'Accepted, debit card' },
  { ...accepted, number: '4000003800000446', does: 'Asks you to confirm first', needsChallenge: true },
  { ...accepted, number: '4000000000000002', does: 'Declined', errorCode: 'declined' },
  { ...accepted, number: '4000000000009995', does: 'Not enough money', errorCode: 'not_enough_balance' },
  { ...accepted, number: '4000000000000069', does: 'Expired', errorCode: 'expired_card' },
  { ...accepted, number: '4000002760003184', does: 'Accepted now, renewals declined', renewals: 'decline' },
  { ...accepted, number: '4000000000000259', does: 'Accepted now, charged back ten days later', disputed: true },
];

/** The test card with this number, ignoring spaces and hyphens. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return testCards.find(({ number }) => number === digits);
}

/** A card number in groups of four digits. */
export function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
