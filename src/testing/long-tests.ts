/** Whether the tests and rows run that are left to the long run, and to `npm test` about a noun. */
export const takesLongTests = process.env.TEST_LONG === '1' || process.env.LONG_TESTS === '1';

/**
 * The rows of a table of tests: the first ones, in the table's order, on every commit, and all of them in the long run.
 * A test without a table is left to the long run by the tag `long`.
 */
export function rowsOf<Row>(rows: readonly Row[], { commit }: { commit: number }): readonly Row[] {
  return takesLongTests ? rows : rows.slice(0, commit);
}
