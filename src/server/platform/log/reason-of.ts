import { DatabaseError } from 'pg';

/** SQLSTATE class "data exception": its messages quote the rejected value. */
const quotingClass = '22';

/** The message of an error for the log, without the value that the database quotes, which may be personal data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || (error as NodeJS.ErrnoException).code || error.name;
  const quotes = error instanceof DatabaseError && error.code?.startsWith(quotingClass);
  return quotes ? message.replace(/".*"/s, '(value)') : message;
}
