import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { InvoiceAnswer, PaymentsAnswer } from '../../contract/payment';
import { CardAnswer, PortalAnswer } from '../../contract/subscription';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { refusalAnswers } from './change-refusal';
import { findInvoice, openPortal, startCardUpdate } from './payment-pages';
import { paymentsOf } from './payments';
import { listPaymentRecords } from './payments.sql';

const unavailable = {
  status: 503,
  error: 'Our payment provider does not answer. Please try again in a minute.',
} as const;
const pageRefusals = {
  'unknown payment': { status: 404, error: 'There is no such payment.' },
  'no invoice': { status: 404, error: 'There is no invoice for this payment yet.' },
  'no customer': { status: 409, error: 'There is nothing to show yet: you have not paid for anything.' },
  'paddle unavailable': unavailable,
} as const;
const failures = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const config = { callsPaddle: true };

type RouteDeps = Pick<Deps, 'db' | 'pool' | 'paddle' | 'clock' | 'log'>;

/** What was paid, and Paddle's own pages: the card form's transaction, invoices, the portal. */
export function paymentRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const userOf = (authorization: string | undefined) => findSignedInUser(deps.pool, authorization, deps.clock());

  app.get(
    apiPaths.payments,
    { schema: { response: { 200: PaymentsAnswer, 401: ErrorBody } } },
    async (request, reply) => {
      const user = await userOf(request.headers.authorization);
      if (!user) return reply.code(401).send(signedOut);
      return { payments: paymentsOf(await listPaymentRecords(deps.db, user.id)) };
    },
  );

  app.get<{ Params: { id: string } }>(
    `${apiPaths.payments}/:id/invoice`,
    { config, schema: { response: { 200: InvoiceAnswer, ...failures } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const user = await userOf(request.headers.authorization);
      if (!user) return reply.code(401).send(signedOut);
      const invoice = await findInvoice(deps, user.id, request.params.id);
      if (!('refused' in invoice)) return invoice;
      const { status, error } = pageRefusals[invoice.refused];
      return reply.code(status).send({ error });
    },
  );

  app.post(
    apiPaths.portal,
    { config, schema: { response: { 200: PortalAnswer, ...failures } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const user = await userOf(request.headers.authorization);
      if (!user) return reply.code(401).send(signedOut);
      const portal = await openPortal(deps, user.id);
      if (!('refused' in portal)) return portal;
      const { status, error } = pageRefusals[portal.refused];
      return reply.code(status).send({ error });
    },
  );

  app.post(
    apiPaths.card,
    { config, schema: { response: { 200: CardAnswer, ...failures } } },
    async (request, reply) => {
      const user = await userOf(request.headers.authorization);
      if (!user) return reply.code(401).send(signedOut);
      const card = await startCardUpdate(deps, user.id);
      if (!('refused' in card)) return card;
      const { status, error } = refusalAnswers[card.refused];
      return reply.code(status).send({ error });
    },
  );
}
