/** A second withdrawal within this time gives back the payment less the days used. */
export const withdrawnAgainWithinMonths = 12;

/** Says before buying that everybody may withdraw within 14 days; the same words wherever something is sold. */
export const moneyBack = 'Changed your mind within 14 days? All your money back, two taps.';

/** What `moneyBack` leaves out. Everybody reads it, so that it does not reveal whether an address has bought. */
export const moneyBackAgain = `From the second time within ${withdrawnAgainWithinMonths} months, the days you used are deducted.`;
