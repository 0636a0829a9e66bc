import { DatabaseError } from 'pg';

/** SQLSTATE class "data exception": its messages quote the value that the database could not take. */
const quotingClass = '22';

/** What an error says, for the log: without the value that the database quotes, which may be somebody's. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.message || (error as NodeJS.ErrnoException).code || error.name;
  const quotes = error instanceof DatabaseError && error.code?.startsWith(quotingClass);
  return quotes ? said.replace(/".*"/s, '(value)') : said;
}
