/** What the operator's role lets them see, besides sums. */
export interface RevenueSight {
  campaigns: boolean;
  quizzes: boolean;
}
