import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedBy } from '#server/platform/http/accepted.ts';

interface AnswerFacts {
  status: number;
  /** The content type. */
  type: string;
  /** The content security policy. */
  policy: string;
}

/** A text ready to be sent: a request only chooses the encoding. */
export interface PreparedAnswer extends AnswerFacts {
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** The smallest first. */
const codings = ['br', 'gzip', 'identity'];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Computes the ETag, and compresses as far as possible. */
export async function prepareAnswer(text: string, facts: AnswerFacts): Promise<PreparedAnswer> {
  const plain = Buffer.from(text);
  return {
    ...facts,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: await compressGzip(plain, { level: 9 }),
  };
}

/** How long a browser keeps an answer: asking each time whether it is equal, an hour, for ever, or, like search engines, never. */
type Keeping = 'while equal' | 'an hour' | 'for ever' | 'never';
const cacheControls: Record<Keeping, string> = {
  'while equal': 'no-cache',
  'an hour': 'public, max-age=3600',
  'for ever': 'public, max-age=31536000, immutable',
  never: 'no-store',
};

/** Sends it, or that the browser has it already. Our own pages show in a frame what is `framed`. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  { keeping = 'while equal', framed = false }: { keeping?: Keeping; framed?: boolean } = {},
): FastifyReply {
  reply.headers({
    'content-security-policy': answer.policy,
    'cache-control': cacheControls[keeping],
    ...(keeping === 'never' ? { 'x-robots-tag': 'noindex' } : {}),
    ...(framed ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
    vary: 'accept-encoding',
    etag: answer.etag,
  });
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  reply.code(answer.status).type(answer.type);
  const accepted = acceptedBy(request.headers).encodings(codings);
  const coding = codings.find((one) => accepted.includes(one));
  if (coding === 'br') return reply.header('content-encoding', 'br').send(answer.brotli);
  if (coding === 'gzip') return reply.header('content-encoding', 'gzip').send(answer.gzip);
  return reply.send(answer.plain);
}
