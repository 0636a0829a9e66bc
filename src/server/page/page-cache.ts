import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PublicConfig } from '../../contract/config';
import type { Config } from '../config';
import {
  analyticsExtras,
  checkoutExtras,
  contentSecurityPolicy,
  inlineHashes,
  pixelExtras,
} from './content-security-policy';
import { publicConfig } from './public-config';
import type { PageSource } from './site';

/** A page ready to be sent: nothing is left to do for a request but to choose an encoding. */
export interface PreparedPage {
  status: number;
  etag: string;
  policy: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const placeholder = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/** Host names come from visitors: more of them than this and the cache begins anew. */
const maxHostnames = 16;

/** Puts the settings in, computes policy and ETag, and compresses as tightly as it goes. */
async function preparePage(source: PageSource, config: Config, hostname: string): Promise<PreparedPage> {
  const html = embedConfig(source.html, publicConfig(config, hostname));
  const plain = Buffer.from(html);
  return {
    status: source.status,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: policyOf(source, config, hostname),
    plain,
    brotli: await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: await compressGzip(plain, { level: 9 }),
  };
}

/** `<` is escaped, so that no setting can end the script element. */
export function embedConfig(html: string, config: PublicConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(placeholder, (_found, open: string, close: string) => open + json + close);
}

/** Keeps prepared pages by host name, since the emulator's address in them depends on it; otherwise there is one. */
export function createPageCache(config: Config): (source: PageSource, hostname: string) => Promise<PreparedPage> {
  const byHostname = new Map<string, Map<PageSource, Promise<PreparedPage>>>();
  return (source, hostname) => {
    const key = config.paddle.mode === 'emulator' ? hostname : '';
    if (!byHostname.has(key) && byHostname.size >= maxHostnames) byHostname.clear();
    const pages = byHostname.get(key) ?? new Map<PageSource, Promise<PreparedPage>>();
    byHostname.set(key, pages);
    const prepared = pages.get(source) ?? preparePage(source, config, hostname);
    pages.set(source, prepared);
    return prepared;
  };
}

function policyOf(source: PageSource, config: Config, hostname: string): string {
  const hashes = inlineHashes(source.html);
  const vendors = [analyticsExtras(config.analytics.zone), pixelExtras(config.pixel, source.path)];
  return source.path?.startsWith('/checkout/')
    ? contentSecurityPolicy(hashes, ...vendors, checkoutExtras(config, hostname))
    : contentSecurityPolicy(hashes, ...vendors);
}
