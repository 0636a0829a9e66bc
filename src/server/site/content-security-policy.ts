import { createHash } from 'node:crypto';
import { consolePaths } from '#contract/console/paths.ts';
import { pixelDocuments, vendorOrigins } from '#contract/egress.ts';
import { paths } from '#contract/paths.ts';
import type { Config } from '#server/platform/settings/config.ts';

/** Additional hosts by directive, beyond those that every page may use. */
export type PageHosts = Partial<
  Record<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'frame-ancestors', string[]>
>;

/** The additional hosts of every page where events go to a third party. */
export function analyticsExtras(zone: Config['analytics']['zone']): PageHosts {
  if (zone === 'own') return {};
  return { 'connect-src': [vendorOrigins.amplitude[zone]] };
}

/** Permits the pixel's image on the few pages that the advertiser may know; the browser blocks it on all others. */
export function pixelExtras({ id }: Config['pixel'], path: string | null): PageHosts {
  const mayLoad = id !== '' && pixelDocuments.some((document) => document === path);
  return mayLoad ? { 'img-src': [vendorOrigins.pixel] } : {};
}

/**
 * The editor of a quiz shows the phone in a frame. All pages of the console may, because they are one document that
 * changes its address.
 */
export function consoleFrames(path: string | null): PageHosts {
  if (path === consolePaths.phone) return { 'frame-ancestors': ["'self'"] };
  return path?.startsWith(`${paths.console}/`) ? { 'frame-src': ["'self'"] } : {};
}

/** The page's policy. The hashes allow only its own inline scripts and styles. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, ...extras: PageHosts[]): string {
  const more = (directive: keyof PageHosts) => extras.flatMap((extra) => extra[directive] ?? []);
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...more('script-src')],
    // For style attributes, which cannot run code, and for all styles in browsers that do not know
    // `style-src-elem`.
    ['style-src', "'self'", "'unsafe-inline'", ...more('style-src')],
    // The payment provider adds style elements of its own.
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
    ['frame-ancestors', ...(more('frame-ancestors').length > 0 ? more('frame-ancestors') : ["'none'"])],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * The hashes of all inline styles, and of all inline scripts that run: not of scripts with a source, nor of data in
 * script elements.
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
