import { brand } from '#contract/brand.ts';
import { offlineScope } from '#contract/offline.ts';

/** Training as an app of its own. The build writes it to a file; only pages of training link it. */
export const webManifest = {
  id: offlineScope,
  name: brand,
  short_name: brand,
  start_url: offlineScope,
  scope: offlineScope,
  display: 'standalone',
  // `--sky-top` and `--bg` of Day; the page's `theme-color` has those of Night.
  theme_color: '#cfe4f8',
  background_color: '#f2f7fc',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;
