import { createHash } from 'node:crypto';
import { pixelDocuments, vendorOrigins } from '../../contract/egress';
import type { Config } from '../config';
import { emulatorOrigin } from './emulator-origin';

/** Hosts by directive, beyond what every page may use. */
type Extras = Partial<Record<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src', string[]>>;

const paddleHosts: Extras = {
  'script-src': ['https://cdn.paddle.com', 'https://public.profitwell.com'],
  'style-src': ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  'img-src': ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  'connect-src': ['https://*.paddle.com'],
  'frame-src': ['https://buy.paddle.com', 'https://sandbox-buy.paddle.com'],
};

/** What the checkout's pages may load besides: the payment provider, and on no other page. */
export function checkoutExtras({ paddle, publicUrl }: Config, hostname: string): Extras {
  if (paddle.mode !== 'emulator') return paddleHosts;
  const origin = [emulatorOrigin(paddle.emulatorUrl, hostname, publicUrl)];
  return { 'script-src': origin, 'style-src': origin, 'img-src': origin, 'connect-src': origin, 'frame-src': origin };
}

/** What every page may load besides: the analytics provider, when it is not this server. */
export function analyticsExtras(zone: Config['analytics']['zone']): Extras {
  if (zone === 'own') return {};
  return { 'connect-src': [vendorOrigins.amplitude[zone]] };
}

/** The pixel's image, on the few pages that may tell of themselves: from all others the browser lets none go out. */
export function pixelExtras({ id }: Config['pixel'], path: string | null): Extras {
  const mayLoad = id !== '' && pixelDocuments.some((document) => document === path);
  return mayLoad ? { 'img-src': [vendorOrigins.pixel] } : {};
}

/** The page's policy. The hashes allow exactly its own inline scripts and styles. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, ...extras: Extras[]): string {
  const more = (directive: keyof Extras) => extras.flatMap((extra) => extra[directive] ?? []);
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...more('script-src')],
    // Of elements' own style attributes, which cannot run code; and of all styles in browsers that know no more exact rule.
    ['style-src', "'self'", "'unsafe-inline'", ...more('style-src')],
    // The payment provider writes styles of its own.
    [
      'style-src-elem',
      "'self'",
      ...(more('style-src').length > 0 ? ["'unsafe-inline'"] : styles),
      ...more('style-src'),
    ],
    ['img-src', "'self'", 'data:', ...more('img-src')],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...more('connect-src')],
    ['frame-src', ...(more('frame-src').length > 0 ? more('frame-src') : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Of every inline style, and of every inline script that runs: not of those with a source, nor of data in script
 * elements.
 */
export function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const running = found.filter(([, attributes = '']) => !/\ssrc=|type="application\/json"/.test(attributes));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    scripts: running.map(([, , code = '']) => hashOf(code)),
    styles: styles.map(([, css = '']) => hashOf(css)),
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
