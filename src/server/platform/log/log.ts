import fastify, { type FastifyBaseLogger, type FastifyError } from 'fastify';
import { reasonOf } from './reason-of.ts';

/**
 * Fastify's logger (pino), also for use outside the application. Writes one JSON object per line, without secrets and
 * email addresses.
 * @param out standard error by default
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

/** Without the query, because links in emails carry tokens in it. */
function describeRequest(request: { method: string; url: string }): { method: string; path: string } {
  return { method: request.method, path: request.url.split('?')[0] ?? '' };
}

/** Only these fields, because the database's errors also have the row that it rejected. */
function describeError(error: FastifyError) {
  const { name, message, stack = '', code } = error;
  const reason = reasonOf(error);
  return { type: name, message: reason, stack: stack.replace(message, () => reason), code };
}

/** Also matches the password and host in a database URL. */
const emailAddress = /[^\s"'<>(),:;@\\]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
/** Any word of the length of our tokens; see `identity/token.ts`. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Removes email addresses and tokens, which error messages of other programs may contain. */
function withoutSecrets(line: string): string {
  return line.replace(emailAddress, '(address)').replace(token, '(token)');
}
