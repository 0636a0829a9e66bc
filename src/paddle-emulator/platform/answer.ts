import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from './engine.ts';
import { type ListQuery, type ListRules, type Page, pageOf } from './list.ts';
import { notFound, type Refusal } from './refusal.ts';

/** Sends the answer or the refusal of a change, in Paddle's envelope. */
export function sendOutcome<T>(reply: FastifyReply, outcome: Outcome<T>, status = 200) {
  if ('refused' in outcome) return sendRefusal(reply, outcome.refused);
  return sendData(reply, outcome.answer, status);
}

export function sendData(reply: FastifyReply, data: unknown, status = 200) {
  return reply.code(status).send({ data, meta: { request_id: reply.request.id } });
}

/** Sends an entity, or 404 when it is undefined. */
export function sendFound(reply: FastifyReply, id: string, entity: unknown) {
  return entity === undefined ? sendRefusal(reply, notFound(id).refused) : sendData(reply, entity);
}

/** Sends the page of a list that the query asks for; `show` turns a row into its wire format. */
export function sendList<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: T[],
  rules: Omit<ListRules<T>, 'url'>,
  show: (row: T) => unknown = (row) => row,
) {
  const [path] = request.url.split('?');
  const page = pageOf(rows, request.query as ListQuery, { ...rules, url: `${baseUrlOf(request)}${path}` });
  return sendPage(reply, 'refused' in page ? page : { ...page, data: page.data.map(show) });
}

export function sendPage<T>(reply: FastifyReply, page: Page<T> | { refused: Refusal }) {
  if ('refused' in page) return sendRefusal(reply, page.refused);
  const { data, pagination } = page;
  return reply.send({ data, meta: { request_id: reply.request.id, pagination } });
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  return reply.code(refusal.status).send(refusalBody(refusal, reply.request.id));
}

export function refusalBody({ status, code, detail, errors }: Refusal, requestId: string) {
  const error = {
    type: status >= 500 ? 'api_error' : 'request_error',
    code,
    detail,
    documentation_url: `https://developer.paddle.com/errors/shared/${code}`,
    ...(errors === undefined ? {} : { errors }),
  };
  return { error, meta: { request_id: requestId } };
}

/** The base URL that the caller used, because the SDK follows `pagination.next` only below it. */
export function baseUrlOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** The URL of a transaction's card form, below the base URL that the caller used. */
export function checkoutUrl(request: FastifyRequest): (transactionId: string) => string {
  return (transactionId) => `${baseUrlOf(request)}/checkout/${transactionId}`;
}
