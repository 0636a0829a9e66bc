import type { FastifyRequest } from 'fastify';
import { baseUrlOf } from '../answer';

/** Where the card form of a transaction is, by the address that the caller used for us. */
export function checkoutUrl(request: FastifyRequest): (transactionId: string) => string {
  return (transactionId) => `${baseUrlOf(request)}/checkout/${transactionId}`;
}
