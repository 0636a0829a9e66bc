import type { CardForm } from '#contract/card-form.ts';
import type { Config } from '#server/platform/settings/config.ts';
import type { PageHosts } from '#server/site/content-security-policy.ts';

type BrowserConfig = Pick<Config, 'paddle' | 'publicUrl'>;

/** The settings of the card form. The emulator replaces Paddle's script with its own. */
export function paddleCardForm({ paddle, publicUrl }: BrowserConfig, hostname: string): CardForm {
  const { mode, clientToken, emulatorUrl } = paddle;
  return {
    kind: 'paddle',
    environment: mode === 'production' ? 'production' : 'sandbox',
    client_token: clientToken,
    script_url: mode === 'emulator' ? `${emulatorOrigin(emulatorUrl, hostname, publicUrl)}/paddle.js` : null,
  };
}

const paddleHosts: PageHosts = {
  'script-src': ['https://cdn.paddle.com', 'https://public.profitwell.com'],
  'style-src': ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  'img-src': ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  'connect-src': ['https://*.paddle.com'],
  'frame-src': ['https://buy.paddle.com', 'https://sandbox-buy.paddle.com'],
};

/** The hosts that Paddle's script, or the emulator's, loads from. */
export function paddleCardFormHosts({ paddle, publicUrl }: BrowserConfig, hostname: string): PageHosts {
  if (paddle.mode !== 'emulator') return paddleHosts;
  const origin = [emulatorOrigin(paddle.emulatorUrl, hostname, publicUrl)];
  return { 'script-src': origin, 'style-src': origin, 'img-src': origin, 'connect-src': origin, 'frame-src': origin };
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Host names and IP addresses of a local network (RFC 1918, 3927, 4193, 4291, 6762). */
const withinOneNetwork = [
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|169\.254(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})$/,
  /^\[(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):[0-9a-f:.]*\]$/i,
  /^[a-z0-9-]{1,63}(\.local)?$/i,
];

/**
 * The emulator's origin for the visitor's browser. For an emulator on this machine it has the host name from the
 * visitor's request, so that a phone on the same network can pay too. Because that name comes from a header, a public
 * one is ignored unless it is ours.
 */
export function emulatorOrigin(emulatorUrl: string, visitorsHostname: string, publicUrl: string): string {
  const url = new URL(emulatorUrl);
  const isOurs = visitorsHostname === new URL(publicUrl).hostname;
  const isNear = [loopback, ...withinOneNetwork].some((name) => name.test(visitorsHostname));
  if (loopback.test(url.hostname) && (isOurs || isNear)) url.hostname = visitorsHostname;
  return url.origin;
}
