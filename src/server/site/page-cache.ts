import type { PublicConfig } from '#contract/config.ts';
import type { Config } from '#server/platform/settings/config.ts';
import {
  analyticsExtras,
  contentSecurityPolicy,
  inlineHashes,
  type PageHosts,
  pixelExtras,
} from './content-security-policy.ts';
import type { CopyHashes } from './copy-files.ts';
import type { PageDeps } from './deps.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { publicConfig } from './public-config.ts';
import type { PageSource } from './site.ts';

const placeholder = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/** Host names come from visitors, so the cache is emptied beyond this many. */
const maxHosts = 16;

/** Embeds the settings and computes the policy. */
function preparePage(
  source: PageSource,
  config: Config,
  { copy, cardFormHosts }: { copy: CopyHashes; cardFormHosts: PageHosts },
): Promise<PreparedAnswer> {
  const html = embedConfig(source.html, publicConfig(config, copy));
  return prepareAnswer(html, {
    status: source.status,
    type: 'text/html; charset=utf-8',
    policy: policyOf(source, config, cardFormHosts),
  });
}

/** Escapes `<`, so that no setting can end the script element. */
export function embedConfig(html: string, config: PublicConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(placeholder, (_found, open: string, close: string) => open + json + close);
}

/**
 * Caches prepared pages by the hosts of the card form, because these may depend on the request's host name, and by what
 * is published of their texts.
 */
export function createPageCache({
  config,
  cardFormHosts,
  copyFiles,
}: PageDeps): (source: PageSource, hostname: string) => Promise<PreparedAnswer> {
  const byHosts = new Map<string, Map<PageSource, Promise<PreparedAnswer>>>();
  return async (source, hostname) => {
    const hosts = cardFormHosts(hostname);
    const copy = await copyFiles.hashes();
    const key = JSON.stringify([hosts, copy]);
    if (!byHosts.has(key) && byHosts.size >= maxHosts) byHosts.clear();
    const pages = byHosts.get(key) ?? new Map<PageSource, Promise<PreparedAnswer>>();
    byHosts.set(key, pages);
    const prepared = pages.get(source) ?? preparePage(source, config, { copy, cardFormHosts: hosts });
    pages.set(source, prepared);
    return prepared;
  };
}

function policyOf(source: PageSource, config: Config, cardFormHosts: PageHosts): string {
  const hashes = inlineHashes(source.html);
  const vendors = [analyticsExtras(config.analytics.zone), pixelExtras(config.pixel, source.path)];
  return source.path?.startsWith('/checkout/')
    ? contentSecurityPolicy(hashes, ...vendors, cardFormHosts)
    : contentSecurityPolicy(hashes, ...vendors);
}
