import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
const perPlace = 10;
/** Against guesses from many networks together. */
const perConsole = 100;
const perOperator = 30;
/** An invitation's token has 256 random bits; this limit only reduces the load. */
const invitationsPerNetwork = 30;
const challengesPerNetwork = 100;

/**
 * The limits of refused sign-ins to the console: for one network, for one operator's address, and for all together. A
 * browser in which an operator has signed in before has its own limit, so that strangers cannot lock operators out.
 * @param emailKey null for the console's own password and for passkeys
 */
export function signInLimits(ip: string, knownBrowser: Buffer | null, emailKey: string | null = null): AttemptLimit[] {
  if (knownBrowser !== null) {
    const key = limitKey('console-browser', knownBrowser.toString('hex'));
    return [{ key, max: perPlace, windowMs }];
  }
  return [
    { key: limitKey('console-from', networkOf(ip)), max: perPlace, windowMs },
    { key: limitKey('console', 'everybody'), max: perConsole, windowMs },
    ...(emailKey === null ? [] : [{ key: limitKey('console-operator', emailKey), max: perOperator, windowMs }]),
  ];
}

/** The limit of refused codes and passkeys of somebody who is signed in. */
export function confirmLimits(operatorId: string): AttemptLimit[] {
  return [{ key: limitKey('console-confirm', operatorId), max: perPlace, windowMs }];
}

export function invitationLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('console-invitation', networkOf(ip)), max: invitationsPerNetwork, windowMs }];
}

/** The limit of challenges for a sign-in, which anybody may ask for. */
export function challengeLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('console-challenge', networkOf(ip)), max: challengesPerNetwork, windowMs }];
}
