import type { Config } from '#server/platform/settings/config.ts';
import {
  analyticsExtras,
  consoleFrames,
  contentSecurityPolicy,
  inlineHashes,
  type PageHosts,
  pixelExtras,
} from './content-security-policy.ts';
import type { PageDeps } from './deps.ts';
import { embedConfig } from './embed-config.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { publicConfig } from './public-config.ts';
import { textsOf } from './rendered-pages.ts';
import type { ShownSite } from './shown-site.ts';
import { type PageSource, withRoot } from './site.ts';

/** Host names come from visitors, so the cache is emptied beyond this many. */
const maxHosts = 16;

/** Embeds the settings and computes the policy. */
function preparePage(
  built: PageSource,
  config: Config,
  { shown, cardFormHosts }: { shown: ShownSite; cardFormHosts: PageHosts },
): Promise<PreparedAnswer> {
  const source = withRoot(built, shown.roots.get(built.path));
  const texts = textsOf(source, shown.texts);
  const elsewhere = Object.entries(shown.copy).filter(([group]) => !(group in texts));
  const { quizzes, contentVersion } = shown;
  const settings = publicConfig(config, { copy: Object.fromEntries(elsewhere), texts, quizzes, contentVersion });
  return prepareAnswer(embedConfig(source.html, settings), {
    status: source.status,
    type: 'text/html; charset=utf-8',
    policy: policyOf(source, config, cardFormHosts),
  });
}

/**
 * Caches prepared pages by the hosts of the card form, because these may depend on the request's host name, and by what
 * is published of their texts.
 */
export function createPageCache({
  config,
  cardFormHosts,
  site,
}: PageDeps): (source: PageSource, hostname: string) => Promise<PreparedAnswer> {
  const byHosts = new Map<string, Map<PageSource, Promise<PreparedAnswer>>>();
  return async (source, hostname) => {
    const hosts = cardFormHosts(hostname);
    const shown = await site.shown();
    const key = JSON.stringify([hosts, shown.key]);
    if (!byHosts.has(key) && byHosts.size >= maxHosts) byHosts.clear();
    const pages = byHosts.get(key) ?? new Map<PageSource, Promise<PreparedAnswer>>();
    byHosts.set(key, pages);
    const prepared = pages.get(source) ?? preparePage(source, config, { shown, cardFormHosts: hosts });
    pages.set(source, prepared);
    return prepared;
  };
}

function policyOf(source: PageSource, config: Config, cardFormHosts: PageHosts): string {
  const hashes = inlineHashes(source.html);
  const vendors = [
    analyticsExtras(config.analytics.zone),
    pixelExtras(config.pixel, source.path),
    consoleFrames(source.path),
  ];
  return source.path?.startsWith('/checkout/')
    ? contentSecurityPolicy(hashes, ...vendors, cardFormHosts)
    : contentSecurityPolicy(hashes, ...vendors);
}
