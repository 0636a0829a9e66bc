import { Type } from 'typebox';
import { sendData, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import { dayMs, isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { type FieldError, invalidField } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { overviewOf } from './overview.ts';

/** Every subscription renews on the way, so a longer jump is most likely a mistake. */
const maxAdvanceMs = 5 * 366 * dayMs;

const clockBody = Type.Object(
  {
    advance_seconds: Type.Optional(Type.Number({ minimum: 0 })),
    to: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

/** Reads and advances the emulated time. Reading needs no key, so that the application can use the same time. */
export function clockRoutes(app: App, engine: Engine) {
  app.get('/emulator/clock', (_request, reply) =>
    sendData(reply, { now: isoOf(engine.nowMs()), offset_ms: engine.peek().clockOffsetMs }),
  );
  app.post('/emulator/clock', { schema: { body: clockBody } }, async (request, reply) => {
    const wanted = requestedTime(request.body, engine.nowMs());
    if ('error' in wanted) return sendRefusal(reply, invalidField(wanted.error).refused);
    await engine.advanceTo(wanted.atMs);
    return sendData(reply, overviewOf(engine.peek(), engine.nowMs()));
  });
}

/** The requested emulated time, epoch ms; it cannot be in the past. */
function requestedTime(
  { advance_seconds, to }: { advance_seconds?: number; to?: string },
  nowMs: number,
): { atMs: number } | { error: FieldError } {
  if (advance_seconds !== undefined) return within(nowMs + advance_seconds * 1000, nowMs, 'advance_seconds');
  const atMs = Date.parse(to ?? '');
  if (Number.isNaN(atMs)) return { error: { field: 'to', message: 'must be an ISO 8601 time' } };
  if (atMs < nowMs) return { error: { field: 'to', message: 'must not be in the past: the clock only moves forward' } };
  return within(atMs, nowMs, 'to');
}

function within(atMs: number, nowMs: number, field: string): { atMs: number } | { error: FieldError } {
  if (atMs - nowMs > maxAdvanceMs) return { error: { field, message: 'must be within five years' } };
  return { atMs: Math.round(atMs) };
}
