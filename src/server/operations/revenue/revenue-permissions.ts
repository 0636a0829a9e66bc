/** The parts of the report, besides sums, that the operator's role may see. */
export interface RevenuePermissions {
  campaigns: boolean;
  quizzes: boolean;
}
