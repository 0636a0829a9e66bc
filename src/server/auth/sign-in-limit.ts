import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { networkOf } from '../limit/network-of';

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
const perAccount = 10;
const perAddress = 50;

/**
 * Every attempt is booked before its password is looked at and taken back when it succeeds, so that what counts is
 * failures: by account, so that one password is not guessed from many places, and by network address, so that many are
 * not from one.
 */
export function failureLimits(emailKey: string, ip: string): AttemptLimit[] {
  return [
    { key: limitKey('account', emailKey), max: perAccount, windowMs },
    { key: limitKey('address', networkOf(ip)), max: perAddress, windowMs },
  ];
}
