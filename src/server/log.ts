import fastify, { type FastifyBaseLogger } from 'fastify';

/**
 * Fastify's own logger (pino), for use before and beside the application. One JSON object a line on standard error;
 * secrets never get in.
 */
export function createLog(level: 'info' | 'warn' | 'silent'): FastifyBaseLogger {
  return fastify({
    logger: {
      level,
      stream: process.stderr,
      redact: {
        paths: [
          '*.authorization',
          '*.password',
          '*.token',
          '*.headers.authorization',
          '*.headers.cookie',
          'password',
          'token',
        ],
        censor: '(removed)',
      },
      serializers: { req: describeRequest },
    },
  }).log;
}

/** No query: links from mails carry tokens in it. */
function describeRequest(request: { method: string; url: string }): { method: string; path: string } {
  return { method: request.method, path: request.url.split('?')[0] ?? '' };
}
