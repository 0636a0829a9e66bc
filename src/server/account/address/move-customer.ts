import type { BillingDeps } from '#server/billing/deps.ts';
import { findCustomerId } from '#server/billing/subscription/payments.sql.ts';
import { findUserById } from '#server/identity/users.sql.ts';

/**
 * Gives the provider's customer the address that the account has now. Throws without an answer, so that the job
 * retries. A refusal is not retried, because another customer of the provider has the address.
 */
export async function moveCustomer(
  { db, provider }: Pick<BillingDeps, 'db' | 'provider'>,
  userId: string,
): Promise<{ givenUp: string } | undefined> {
  const user = await findUserById(db, userId);
  const customerId = user && (await findCustomerId(db, userId));
  if (!user || customerId === null) return undefined;
  const changed = await provider.customers.changeEmail(customerId, user.email);
  if ('ok' in changed) return undefined;
  if ('unavailable' in changed) throw new Error(`The provider has not changed an address: ${changed.unavailable}`);
  return { givenUp: `The provider keeps the old address of a customer: ${changed.refused}` };
}
