import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalBody } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { html } from '#paddle-emulator/platform/html.ts';
import type { Refusal } from '#paddle-emulator/platform/refusal.ts';
import type { ApiFault } from '#paddle-emulator/platform/rows.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { faultFor, takeApiFault } from './faults.ts';

/** Applies the active faults to calls of the API. */
export interface FaultGate {
  guard(api: App): void;
  /** Lets every hanging call continue; one whose caller has disconnected is dropped. */
  release(): void;
  /** The number of hanging calls. */
  hanging(): number;
}

const proxyPage = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n';
const refusals: Record<'429' | '500', Refusal> = {
  429: { status: 429, code: 'too_many_requests', detail: 'Too many requests. On purpose, by the fault switch.' },
  500: { status: 500, code: 'internal_error', detail: 'Something went wrong. On purpose, by the fault switch.' },
};

export function createFaultGate(engine: Engine): FaultGate {
  const hanging = new Set<() => void>();
  /** Calls that are executed but lose their answer. */
  const losingAnswer = new WeakMap<FastifyRequest, ApiFault>();

  const hang = (request: FastifyRequest) =>
    new Promise<void>((resolve) => {
      const proceed = () => {
        hanging.delete(proceed);
        resolve();
      };
      hanging.add(proceed);
      request.raw.socket.once('close', proceed);
    });

  async function before(request: FastifyRequest, reply: FastifyReply) {
    const fault = await faultOf(engine, request);
    if (fault === null) return;
    if (fault.carried_out) {
      losingAnswer.set(request, fault);
      return;
    }
    if (fault.answer !== 'hang') return reply.send(fail(request, reply, fault.answer, fault));
    await hang(request);
    if (request.raw.socket.destroyed) reply.hijack();
  }

  async function after(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const fault = losingAnswer.get(request);
    if (fault === undefined) return payload;
    losingAnswer.delete(request);
    if (fault.answer !== 'hang') return fail(request, reply, fault.answer, fault);
    await hang(request);
    return payload;
  }

  return {
    guard(api) {
      api.addHook('onRequest', before);
      api.addHook('onSend', after);
    },
    release() {
      for (const proceed of [...hanging]) proceed();
    },
    hanging: () => hanging.size,
  };
}

/** Turns the reply into one of Paddle's errors and returns its body. */
function fail(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: '429' | '500' | '502',
  { retry_after_seconds }: ApiFault,
): string {
  if (answer === '502') {
    reply.code(502).type(html);
    return proxyPage;
  }
  reply.code(Number(answer)).type('application/json; charset=utf-8');
  if (answer === '429') reply.header('retry-after', String(retry_after_seconds));
  return JSON.stringify(refusalBody(refusals[answer], request.id));
}

async function faultOf(engine: Engine, request: FastifyRequest): Promise<ApiFault | null> {
  const [path = ''] = request.url.split('?');
  if (faultFor(engine.peek(), request.method, path) === null) return null;
  const outcome = await engine.run(takeApiFault(request.method, path));
  return 'answer' in outcome ? outcome.answer : null;
}
