/** Days of a mean month: 365.25 / 12. */
export const monthDays = 30.4375;
