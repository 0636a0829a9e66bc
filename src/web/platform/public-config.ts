import type { PublicConfig } from '#contract/config.ts';

let config: PublicConfig | null = null;

/** The public settings that the server wrote into the page. Throws when there are none. */
export function publicConfig(): PublicConfig {
  config ??= readConfig();
  return config;
}

function readConfig(): PublicConfig {
  const text = document.getElementById('config')?.textContent;
  if (!text) throw new Error('The page has no configuration');
  return JSON.parse(text) as PublicConfig;
}
