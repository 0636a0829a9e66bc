import { query } from './database.ts';

/** The product's rows for the charges of this email address. */
export function transactionsOf(email: string, status = '%') {
  return query<{ status: string; total_minor: number }>(
    'select status, total_minor from transactions join users on users.id = user_id where email = $1 and status like $2',
    [email, status],
  );
}

/** All rows of one table for this email address. */
export function rowsOf<Row extends object>(table: 'checkouts' | 'subscriptions', email: string) {
  return query<Row>(`select ${table}.* from ${table} join users on users.id = user_id where email = $1`, [email]);
}
