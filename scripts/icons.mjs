// Draws the icons of the installed app from the kite (node scripts/icons.mjs). Their PNG files are committed, so that a
// build needs no browser; run it again when the kite changes.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { root } from './stale.mjs';

const folder = path.join(root, 'src/web/public');

/** The mark with two bows on its tail, in the middle of a square of 512. */
const kite = `<g transform="translate(280 190) rotate(14) scale(3.75)"><path d="M0 42C-14 54 8 62-6 76" fill="none" stroke="#232A5E" stroke-width="1.8" stroke-linecap="round"/><g fill="#FFBF3F"><path d="M1-4-9-8V2ZM1-4 10-9 11 1Z" transform="translate(-3 60) scale(.62)"/><path d="M0 0-9-5V5ZM0 0 9-5V5Z" transform="translate(-4 75) rotate(-16) scale(.62)"/></g><clipPath id="k"><path d="M-3.2-26.16Q0-30 3.2-26.16L21.16-4.61Q25 0 22.13 5.27L1.91 42.49Q0 46-1.91 42.49L-22.13 5.27Q-25 0-21.16-4.61Z"/></clipPath><g clip-path="url(#k)"><path d="M0 0-28 0 0-33Z" fill="#FF7E58"/><path d="M0 0 0-33 28 0Z" fill="#F2512B"/><path d="M0 0 28 0 0 51Z" fill="#C63A19"/><path d="M0 0 0 51-28 0Z" fill="#FFBF3F"/></g></g>`;

/** @param corner the radius of the sky's corners; a maskable icon gets its shape from the phone */
const icon = (corner, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Everkite</title><linearGradient id="s" x2="0" y2="1"><stop stop-color="#BBDCF8"/><stop offset="1" stop-color="#F2F7FC"/></linearGradient><rect width="512" height="512" rx="${corner}" fill="url(#s)"/><g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${kite}</g></svg>`;

const files = [
  { name: 'icon-192.png', size: 192, svg: icon(112, 1) },
  { name: 'icon-512.png', size: 512, svg: icon(112, 1) },
  // All important parts lie within the middle four fifths.
  { name: 'icon-maskable-512.png', size: 512, svg: icon(0, 0.8) },
];

await writeFile(path.join(folder, 'icon.svg'), `${icon(112, 1)}\n`);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const { name, size, svg } of files) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)}`,
  );
  await page.screenshot({ path: path.join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
