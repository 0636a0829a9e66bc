import { cookieChoice } from '../../contract/cookie-choice';
import type { Config } from '../config';

/** As our tracker makes it: nobody can guess it, nor work it out as that of an upload which named a user alone. */
const deviceIdFormat = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The device whose use is measured, by the tracker's identity cookie (§ 9), which this origin gets with each call; null
 * when there is none, after Reject, and where events go elsewhere. Whoever holds the id holds the device.
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
