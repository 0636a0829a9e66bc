import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { sendRefusal } from './answer.ts';
import { invalidField } from './refusal.ts';

export type App = ReturnType<typeof createFastify>;

/** A server without routes; it answers errors in Paddle's shape. */
export function createServer(): App {
  const app = createFastify();
  acceptEmptyJson(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, { status: 404, code: 'not_found', detail: 'The Paddle emulator has nothing at this address.' }),
  );
  return app;
}

function createFastify() {
  return Fastify({
    genReqId: () => randomUUID(),
    // No value is coerced or dropped, because a body that Paddle refuses must be refused here too.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** The SDK sends the content type of JSON even without a body. */
function acceptEmptyJson(app: App) {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validation !== undefined) {
    const errors = error.validation.map(({ instancePath, params, message }) => ({
      field: fieldOf(instancePath, params),
      message: message ?? 'is not valid',
    }));
    return sendRefusal(reply, invalidField(...errors).refused);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return sendRefusal(reply, { status, code: 'bad_request', detail: error.message });
  process.stderr.write(`Paddle emulator: ${request.method} ${request.url} failed: ${error.stack}\n`);
  return sendRefusal(reply, { status: 500, code: 'internal_error', detail: 'The Paddle emulator failed.' });
}

/** `/items/0` without the property `price_id` is the field `items.0.price_id`. */
function fieldOf(instancePath: string, params: Record<string, unknown>): string {
  const own = params.missingProperty ?? params.additionalProperty;
  return [...instancePath.split('/').slice(1), ...(own === undefined ? [] : [String(own)])].join('.');
}
