import type { PublicConfig } from '../../contract/config';

let config: PublicConfig | null = null;

/** The public settings that the server wrote into the page; read once. Throws when the page carries none. */
export function publicConfig(): PublicConfig {
  config ??= readConfig();
  return config;
}

function readConfig(): PublicConfig {
  const text = document.getElementById('config')?.textContent;
  if (!text) throw new Error('The page carries no configuration');
  return JSON.parse(text) as PublicConfig;
}
