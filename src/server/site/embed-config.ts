import type { PublicConfig } from '#contract/config.ts';

const placeholder = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/;

/** Writes the settings into a page. Escapes `<`, so that no setting can end the script element. */
export function embedConfig(html: string, config: PublicConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(placeholder, (_found, open: string, close: string) => open + json + close);
}
