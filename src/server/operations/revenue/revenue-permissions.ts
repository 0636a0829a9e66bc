/** What the operator's role lets them see, besides sums. */
export interface RevenuePermissions {
  campaigns: boolean;
  quizzes: boolean;
}
