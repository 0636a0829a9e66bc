import { cookieChoice } from '#contract/cookie-choice.ts';
import type { Config } from '#server/platform/settings/config.ts';

/** The format of our tracker. Ids derived from a user id do not match, because anybody can compute them. */
const deviceIdFormat = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of the measured device, from the tracker's identity cookie (§ 9); null without one, after Reject, and where
 * events go to a third party. The id is a secret, because a request with it counts as coming from the device.
 * @param cookies the Cookie header
 */
export function measuredDeviceOf(
  cookies: string | undefined,
  { apiKey, zone }: Pick<Config['analytics'], 'apiKey' | 'zone'>,
): string | null {
  if (cookies === undefined || zone !== 'own' || cookieChoice(cookies) === 'rejected') return null;
  const name = `AMP_${apiKey.slice(0, 10)}=`;
  const cookie = cookies.split(/; ?/).find((entry) => entry.startsWith(name));
  if (cookie === undefined) return null;
  try {
    const text = Buffer.from(cookie.slice(name.length), 'base64').toString('latin1');
    const { deviceId } = JSON.parse(decodeURIComponent(text)) as { deviceId?: unknown };
    return typeof deviceId === 'string' && deviceIdFormat.test(deviceId) ? deviceId : null;
  } catch {
    return null;
  }
}
