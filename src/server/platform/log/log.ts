import fastify, { type FastifyBaseLogger, type FastifyError } from 'fastify';
import { reasonOf } from './reason-of.ts';

/**
 * Fastify's own logger (pino), for use before and beside the application. One JSON object a line on standard error;
 * secrets and addresses never get in.
 * @param out where the lines go
 */
export function createLog(
  level: 'info' | 'warn' | 'silent',
  out: { write: (line: string) => unknown } = process.stderr,
): FastifyBaseLogger {
  return fastify({
    logger: {
      level,
      stream: { write: (line: string) => void out.write(withoutSecrets(line)) },
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
      serializers: { req: describeRequest, err: describeError },
    },
  }).log;
}

/** No query: links from mails carry tokens in it. */
function describeRequest(request: { method: string; url: string }): { method: string; path: string } {
  return { method: request.method, path: request.url.split('?')[0] ?? '' };
}

/** Nothing else of it: the database adds the row that it refused. */
function describeError(error: FastifyError) {
  const { name, message, stack = '', code } = error;
  const reason = reasonOf(error);
  return { type: name, message: reason, stack: stack.replace(message, () => reason), code };
}

/** Also with a password before the at sign, as in addresses of databases. */
const emailAddress = /[^\s"'<>(),:;@\\]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
/** As long as our tokens are; see `identity/token.ts`. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** What others say in their errors may hold what we would never log. */
function withoutSecrets(line: string): string {
  return line.replace(emailAddress, '(address)').replace(token, '(token)');
}
