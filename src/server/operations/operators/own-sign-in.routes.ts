import { consoleCalls } from '#contract/console/calls.ts';
import { emailFault } from '#server/identity/email-address.ts';
import { isConfirmed, type Operator, refusedOperator } from '#server/platform/http/operator.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { type AddOutcome, addPasskey, addTotp, beginPasskey, beginTotp, type Named } from './add-factor.ts';
import type { ConsoleDeps } from './deps.ts';
import { makeFirstOwner } from './enrol.ts';
import { nameFault, readName } from './operator-name.ts';
import {
  endOtherSessions,
  endOwnSession,
  nameFactor,
  readOwnSignIn,
  removeOwnFactor,
  renewRecoveryCodes,
  setOwnPassword,
  setOwnTimeZone,
} from './own-sign-in.ts';

const unnamed =
  'The console’s own password has nothing of its own to set up. Invite yourself in Team, and sign in as yourself.';
const noPassword = 'Choose a password first: a code app goes together with one.';

/** An operator's own sign-in: setting it up, changing it, and their sessions. */
export function ownSignInRoutes(route: AddRoute, deps: ConsoleDeps): void {
  firstOwnerRoute(route, deps);
  factorRoutes(route, deps);
  ownRoutes(route, deps);
}

function firstOwnerRoute(route: AddRoute, deps: ConsoleDeps): void {
  const faults = {
    address: emailFault,
    name: nameFault,
    'not the password': 'Only the console’s own password can do this.',
    'there is one': 'There is an owner already. Ask them for an invitation.',
    taken: 'This address can sign in already.',
  };
  route(consoleCalls.makeFirstOwner, async ({ operator, body }) => {
    const outcome = await makeFirstOwner(deps, operator, body);
    if (outcome === 'made') return null;
    const { refused } = outcome;
    const status = refused === 'address' || refused === 'name' ? 400 : refused === 'not the password' ? 403 : 409;
    return { refusal: { status, error: faults[refused] } };
  });
}

function factorRoutes(route: AddRoute, deps: ConsoleDeps): void {
  const freshly = (operator: Operator) => named(operator) ?? unfresh(operator, deps.wallClock());

  route(consoleCalls.setOwnPassword, async ({ operator, body }) => {
    const refusal = freshly(operator);
    if (refusal) return refusal;
    const fault = await setOwnPassword(deps, operator as Named, body.password);
    return fault === null ? null : { refusal: { status: 400, error: fault } };
  });

  route(consoleCalls.beginTotp, async ({ operator }) => {
    const refusal = freshly(operator);
    if (refusal) return refusal;
    return (await beginTotp(deps, operator as Named)) ?? { refusal: { status: 409, error: noPassword } };
  });

  route(consoleCalls.addTotp, async ({ operator, body }) => {
    const name = readName(body.name);
    if (name === null) return { refusal: { status: 400, error: nameFault } };
    const refusal = freshly(operator);
    if (refusal) return refusal;
    const error = 'This is not the code that the app shows for this key. Try the next one, or begin again.';
    return addedOf(await addTotp(deps, operator as Named, { ...body, name }), error);
  });

  route(consoleCalls.beginPasskey, async ({ operator }) => {
    const refusal = freshly(operator);
    if (refusal) return refusal;
    return (await beginPasskey(deps, operator as Named)) ?? { refusal: { status: 409, error: unnamed } };
  });

  route(consoleCalls.addPasskey, async ({ operator, body }) => {
    const name = readName(body.name);
    if (name === null) return { refusal: { status: 400, error: nameFault } };
    const refusal = freshly(operator);
    if (refusal) return refusal;
    const error = 'This passkey cannot be used here. Begin again, and let it ask for your fingerprint, face or PIN.';
    return addedOf(await addPasskey(deps, operator as Named, { ...body, name }), error);
  });

  route(consoleCalls.removeFactor, async ({ operator, params }) => {
    const refusal = freshly(operator);
    if (refusal) return refusal;
    const outcome = await removeOwnFactor(deps, operator as Named, params.id);
    if (outcome === 'removed') return null;
    return outcome === 'unknown'
      ? { refusal: { status: 404, error: 'You have no such sign-in.' } }
      : { refusal: { status: 409, error: 'This is your last second factor. Add another one first.' } };
  });

  route(consoleCalls.renewRecoveryCodes, async ({ operator }) => {
    const refusal = freshly(operator);
    if (refusal) return refusal;
    if (operator.isEnrolling) return { refusal: { status: 409, error: 'They come with your first second factor.' } };
    return { recovery_codes: await renewRecoveryCodes(deps, operator as Named) };
  });
}

function ownRoutes(route: AddRoute, deps: ConsoleDeps): void {
  route(consoleCalls.readOwnSignIn, async ({ operator }) => readOwnSignIn(deps, operator));

  route(consoleCalls.nameFactor, async ({ operator, params, body }) => {
    const name = readName(body.name);
    if (name === null) return { refusal: { status: 400, error: nameFault } };
    const isNamed = operator.operatorId !== null && (await nameFactor(deps, operator as Named, params.id, name));
    return isNamed ? null : { refusal: { status: 404, error: 'You have no such sign-in.' } };
  });

  route(consoleCalls.setOwnTimeZone, async ({ operator, body }) => {
    const refusal = named(operator);
    if (refusal) return refusal;
    const isSet = await setOwnTimeZone(deps, operator as Named, body.time_zone);
    return isSet ? null : { refusal: { status: 400, error: 'Choose a time zone such as Europe/Berlin.' } };
  });

  route(consoleCalls.endConsoleSession, async ({ operator, params }) => {
    const isEnded = await endOwnSession(deps, operator, params.id);
    return isEnded ? null : { refusal: { status: 404, error: 'This session has ended already.' } };
  });

  route(consoleCalls.endOtherConsoleSessions, async ({ operator }) => {
    await endOtherSessions(deps, operator);
    return null;
  });
}

/** The refusal for the console's own password, which belongs to no operator; null for a named operator. */
function named({ operatorId }: Operator): Refusal<409> | null {
  return operatorId === null ? { refusal: { status: 409, error: unnamed } } : null;
}

/**
 * The refusal without a fresh factor, because a stolen session must not be able to add a way in. An operator who is
 * still setting up has no factor to confirm with.
 */
function unfresh(operator: Operator, now: number): Refusal<403> | null {
  return operator.isEnrolling || isConfirmed(operator, now) ? null : refusedOperator('confirmFirst');
}

function addedOf(outcome: AddOutcome, wrong: string) {
  if ('recoveryCodes' in outcome) return { recovery_codes: outcome.recoveryCodes };
  switch (outcome.refused) {
    case 'wrong':
      return { refusal: { status: 400, error: wrong } } as const;
    case 'no password':
      return { refusal: { status: 409, error: noPassword } } as const;
    case 'taken':
      return { refusal: { status: 409, error: 'This one is set up already.' } } as const;
    case 'ended':
      return {
        refusal: { status: 409, error: 'This invitation is no longer good. Ask an owner for another one.' },
      } as const;
  }
}
