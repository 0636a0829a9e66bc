/** After so many months somebody has to look through a card again. */
const monthsBetweenReviews = 24;

/** Whether a card's review is too long ago. Both days are `YYYY-MM-DD`. */
export function isReviewDue(reviewedOn: string, today: string): boolean {
  const due = new Date(`${reviewedOn}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + monthsBetweenReviews);
  return due.toISOString().slice(0, 10) < today;
}
