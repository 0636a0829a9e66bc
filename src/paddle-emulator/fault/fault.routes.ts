import { Type } from 'typebox';
import { sendData } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { noFaults } from '#paddle-emulator/platform/state.ts';
import type { FaultGate } from './fault-gate.ts';
import { setFaults } from './faults.ts';

const closed = { additionalProperties: false };
const share = Type.Number({ minimum: 0, maximum: 1 });
const ms = Type.Integer({ minimum: 0, maximum: 3_600_000 });
const apiFault = Type.Object(
  {
    answer: Type.Enum(['429', '500', '502', 'hang']),
    method: Type.Optional(Type.Union([Type.Enum(['GET', 'POST', 'PATCH', 'DELETE']), Type.Null()])),
    path: Type.Optional(Type.String({ pattern: '^/', maxLength: 200 })),
    calls: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
    carried_out: Type.Optional(Type.Boolean()),
    retry_after_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
  },
  closed,
);
const faultsBody = Type.Object(
  {
    webhooks: Type.Optional(
      Type.Partial(Type.Object({ drop: share, duplicate: share, shuffle: share, hold_ms: ms, delay_ms: ms }, closed)),
    ),
    api: Type.Optional(Type.Array(apiFault, { maxItems: 50 })),
  },
  closed,
);
const anyCall = { method: null, path: '/', calls: null, carried_out: false, retry_after_seconds: 1 } as const;

/**
 * Reads the faults and the number of hanging calls, and replaces the faults. A PUT switches off what it does not name
 * and releases hanging calls.
 */
export function faultRoutes(app: App, engine: Engine, gate: FaultGate) {
  app.get('/emulator/faults', (_request, reply) =>
    sendData(reply, { ...engine.peek().faults, hanging: gate.hanging() }),
  );
  app.put('/emulator/faults', { schema: { body: faultsBody } }, async (request, reply) => {
    const { webhooks, api = [] } = request.body;
    const faults = {
      webhooks: { ...noFaults.webhooks, ...webhooks },
      api: api.map((one) => ({ ...anyCall, ...one })),
    };
    await engine.run(setFaults(faults));
    gate.release();
    return sendData(reply, { ...faults, hanging: gate.hanging() });
  });
}
