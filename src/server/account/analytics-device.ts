/**
 * The device whose use was measured, by the tracker's identity cookie (§ 9), which this origin gets with each call; null
 * when there is none. Nobody can guess another device's id: whoever holds it holds the device.
 * @param cookies the Cookie header
 */
export function analyticsDeviceOf(cookies: string | undefined, apiKey: string): string | null {
  const name = `AMP_${apiKey.slice(0, 10)}=`;
  const cookie = cookies?.split(/; ?/).find((entry) => entry.startsWith(name));
  if (cookie === undefined) return null;
  try {
    const text = Buffer.from(cookie.slice(name.length), 'base64').toString('latin1');
    const { deviceId } = JSON.parse(decodeURIComponent(text)) as { deviceId?: unknown };
    return typeof deviceId === 'string' && /^[\w-]{8,64}$/.test(deviceId) ? deviceId : null;
  } catch {
    return null;
  }
}
