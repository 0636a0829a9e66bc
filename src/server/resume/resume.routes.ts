import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { EraseResumeLinkBody, MakeResumeLinkBody, OpenResumeLinkBody, SendResumeLinkBody } from '../../contract/resume';
import type { Deps } from '../deps';
import { tooMany } from '../limit/too-many';
import { makeResumeLink, openResumeLink, sendResumeLink } from './resume-link';
import { deleteResumeLink } from './resume-links.sql';

/** The fullest quiz takes about a third of it. */
const bodyLimit = 8192;

const refusals = {
  'no consent': { status: 400, error: 'We keep a copy only of answers that you agreed to give. Please begin again.' },
  'no state': { status: 400, error: 'These are no answers of this check-in.' },
  email: { status: 400, error: 'This e-mail address is not complete. It should look like name@example.com.' },
  gone: { status: 404, error: 'This link has expired or was erased.' },
} as const;

/** Answers on their way to another device, on request only. Tokens travel in bodies, because addresses are logged. */
export function resumeRoutes(instance: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post(apiPaths.resumeLinks, { bodyLimit, schema: { body: MakeResumeLinkBody } }, async (request, reply) => {
    const made = await makeResumeLink(deps, request.body, request.ip);
    if ('refused' in made) return refuse(reply, made);
    return reply.code(201).send({ token: made.token, expires_at: new Date(made.expiresAt).toISOString() });
  });

  app.post(apiPaths.openResumeLink, { bodyLimit, schema: { body: OpenResumeLinkBody } }, async (request, reply) => {
    const visit = await openResumeLink(deps, request.body.token);
    return visit ?? refuse(reply, { refused: 'gone' });
  });

  app.post(apiPaths.sendResumeLink, { bodyLimit, schema: { body: SendResumeLinkBody } }, async (request, reply) => {
    const outcome = await sendResumeLink(deps, request.body, request.ip);
    return outcome === 'sent' ? reply.code(202).send({}) : refuse(reply, outcome);
  });

  // What is gone already, or never was, is erased just as well.
  app.post(apiPaths.eraseResumeLink, { bodyLimit, schema: { body: EraseResumeLinkBody } }, async (request, reply) => {
    await deleteResumeLink(deps.db, request.body.token);
    return reply.code(204).send();
  });
}

type Refusal = { refused: keyof typeof refusals } | { refused: 'too many'; retryAfterMs: number };

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.refused === 'too many') {
    const { retryAfterSeconds, error } = tooMany(refusal.retryAfterMs);
    return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
  }
  const { status, error } = refusals[refusal.refused];
  return reply.code(status).send({ error });
}
