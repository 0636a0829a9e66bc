import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from './engine';
import type { Page } from './list';
import type { Refusal } from './refusal';

/** Paddle's envelope around what a change answers, or around why it was refused. */
export function sendOutcome<T>(reply: FastifyReply, outcome: Outcome<T>, status = 200) {
  if ('refused' in outcome) return sendRefusal(reply, outcome.refused);
  return sendData(reply, outcome.answer, status);
}

export function sendData(reply: FastifyReply, data: unknown, status = 200) {
  return reply.code(status).send({ data, meta: { request_id: reply.request.id } });
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

/** The address the caller used for us: the SDK follows `pagination.next` only when it begins with that same one. */
export function baseUrlOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
