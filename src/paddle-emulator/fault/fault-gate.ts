import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalBody } from '../answer';
import type { App } from '../app';
import type { Engine } from '../engine';
import { html } from '../html';
import type { Refusal } from '../refusal';
import { faultFor, takeApiFault } from './fault-commands';
import type { ApiFault } from './faults';

/** Stands before the API and lets calls go wrong as the switches say. */
export interface FaultGate {
  guard(api: App): void;
  /** Lets every hanging call go on; one whose caller has gone is dropped. */
  release(): void;
  /** How many calls hang. */
  hanging(): number;
}

const proxyPage = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n';
const refusals: Record<'429' | '500', Refusal> = {
  429: { status: 429, code: 'too_many_requests', detail: 'Too many requests. On purpose, by the fault switch.' },
  500: { status: 500, code: 'internal_error', detail: 'Something went wrong. On purpose, by the fault switch.' },
};

export function createFaultGate(engine: Engine): FaultGate {
  const hanging = new Set<() => void>();
  /** Calls that are carried out and lose their answer. */
  const spoiled = new WeakMap<FastifyRequest, ApiFault>();

  const hang = (request: FastifyRequest) =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        hanging.delete(goOn);
        resolve();
      };
      hanging.add(goOn);
      request.raw.socket.once('close', goOn);
    });

  async function before(request: FastifyRequest, reply: FastifyReply) {
    const fault = await faultOf(engine, request);
    if (fault === null) return;
    if (fault.carried_out) {
      spoiled.set(request, fault);
      return;
    }
    if (fault.answer !== 'hang') return reply.send(spoil(request, reply, fault.answer, fault));
    await hang(request);
    if (request.raw.socket.destroyed) reply.hijack();
  }

  async function after(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const fault = spoiled.get(request);
    if (fault === undefined) return payload;
    spoiled.delete(request);
    if (fault.answer !== 'hang') return spoil(request, reply, fault.answer, fault);
    await hang(request);
    return payload;
  }

  return {
    guard(api) {
      api.addHook('onRequest', before);
      api.addHook('onSend', after);
    },
    release() {
      for (const goOn of [...hanging]) goOn();
    },
    hanging: () => hanging.size,
  };
}

/** Makes it the answer of a Paddle in trouble and gives its body. */
function spoil(
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
