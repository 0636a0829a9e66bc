import { stringify } from 'csv-stringify/browser/esm/sync';

export type CsvRow = readonly (string | number | null)[];

/**
 * Rows as CSV (RFC 4180), each with its line end. A text may come from a link or a request that anyone can write, and a
 * spreadsheet would run it as a formula. A single CR or LF ends a row for some spreadsheets, so it is quoted too.
 */
export function csvText(rows: readonly CsvRow[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { string: defused },
  });
}

/** A new line can begin a formula too, but the package does not escape it. */
function defused(text: string): string {
  return text.startsWith('\n') ? `'${text}` : text;
}
