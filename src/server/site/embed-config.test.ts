import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '#server/platform/settings/config.ts';
import { embedConfig } from './embed-config.ts';
import { publicConfig } from './public-config.ts';

const { config } = readConfig({}) as { config: Config };

describe('embedConfig', () => {
  it('a setting cannot end the script element that embeds it', () => {
    const html = '<script type="application/json" id="config">{}</script><h1>kept</h1>';
    const made = embedConfig(html, {
      ...publicConfig(config, { copy: {}, contentVersion: '' }),
      pixel_id: '</script><script>$&alert(1)',
    });
    expect(made.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(/>(.*?)<\/script>/.exec(made)?.[1] ?? '').pixel_id).toBe('</script><script>$&alert(1)');
    expect(made).toContain('<h1>kept</h1>');
  });
});
