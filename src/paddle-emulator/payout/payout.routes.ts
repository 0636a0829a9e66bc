import { Type } from 'typebox';
import { sendOutcome } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { payOutNow, setPayoutCycle } from './payout.ts';

const cycleBody = Type.Object({ cycle: Type.Enum(['week', 'month', 'off']) }, { additionalProperties: false });

/** The tester pays out now, or changes when it is done. */
export function payoutPanelRoutes(app: App, engine: Engine) {
  app.post('/emulator/payouts', async (_request, reply) => sendOutcome(reply, await engine.run(payOutNow), 201));
  app.put('/emulator/payouts/cycle', { schema: { body: cycleBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(setPayoutCycle(request.body.cycle))),
  );
}
