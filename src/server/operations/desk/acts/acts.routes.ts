import { brand } from '#contract/brand.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { DeskActAnswer } from '#contract/console/desk-acts.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { cancelForPerson, keepForPerson } from './cancel-for-person.ts';
import { endGivenAccess, giveDays, giveFreeAccess } from './give-time.ts';
import { copyPerson, correctAddressFor, erasePerson, writeNote } from './person-data.ts';
import { refundPayment } from './refund-payment.ts';
import type { DeskActDeps } from './run-once.ts';
import { sendAgain } from './send-again.ts';

type DeskDeps = DeskActDeps & Pick<BillingDeps, 'provider' | 'log'>;
type ActRefusal = Refusal<400 | 404 | 409 | 503>;

/** A call of the desk that changes something for a person. */
interface ActRequest<Body> {
  operator: Operator;
  params: { id: string };
  body: Body;
}

/** Everything that an operator does for a person (§ 3 (c) C3). */
export function deskActRoutes(route: AddRoute, deps: DeskDeps): void {
  const acting =
    <Body extends { key: string }>(
      act: (
        deps: DeskDeps,
        press: { operator: Operator; userId: string; body: Body },
      ) => Promise<DeskActAnswer | ActRefusal>,
    ) =>
    ({ operator, params, body }: ActRequest<Body>) =>
      act(deps, { operator, userId: params.id, body });

  route(consoleCalls.refundPayment, acting(refundPayment));
  route(consoleCalls.cancelForPerson, acting(cancelForPerson));
  route(consoleCalls.keepForPerson, acting(keepForPerson));
  route(consoleCalls.giveDays, acting(giveDays));
  route(consoleCalls.giveFreeAccess, acting(giveFreeAccess));
  route(consoleCalls.endGivenAccess, acting(endGivenAccess));
  route(consoleCalls.correctAddress, acting(correctAddressFor));
  route(consoleCalls.sendEmailAgain, acting(sendAgain));
  route(consoleCalls.writeNote, acting(writeNote));
  route(consoleCalls.erasePerson, acting(erasePerson));

  route(consoleCalls.exportPerson, async ({ operator, params, body }, reply) => {
    const copy = await copyPerson(deps, { operator, userId: params.id, body });
    if ('refusal' in copy) return copy;
    const name = `${brand.toLowerCase()}-person-${params.id}.json`;
    reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return copy;
  });
}
