import type { CardForm } from '#contract/card-form.ts';
import type { Config } from '#server/platform/settings/config.ts';
import type { PageHosts } from '#server/site/content-security-policy.ts';
import { emulatorOrigin } from './emulator-origin.ts';

type BrowserConfig = Pick<Config, 'paddle' | 'publicUrl'>;

/** Paddle's own script shows the card form; with the emulator, a script of its own takes that place. */
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

/** What Paddle's script, or the emulator's, loads. */
export function paddleCardFormHosts({ paddle, publicUrl }: BrowserConfig, hostname: string): PageHosts {
  if (paddle.mode !== 'emulator') return paddleHosts;
  const origin = [emulatorOrigin(paddle.emulatorUrl, hostname, publicUrl)];
  return { 'script-src': origin, 'style-src': origin, 'img-src': origin, 'connect-src': origin, 'frame-src': origin };
}
