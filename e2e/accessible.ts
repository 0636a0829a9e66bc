import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare const window: Window & { axe?: typeof axe };

const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks that the page as shown now is accessible, by Day and by Night, and no wider than the screen. */
export async function expectAccessible(page: Page, what: string) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeCode);
  expect.soft(await page.evaluate(violations, { type: 'tag', values: rules } as const), what).toEqual([]);
  await showTheme(page, 'night');
  const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
  expect.soft(await page.evaluate(violations, colours), `${what}, by Night`).toEqual([]);
  await showTheme(page, 'day');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(beyond, `${what}: pixels beyond the side`).toBe(0);
}

function showTheme(page: Page, theme: 'day' | 'night') {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Runs in the page. Leaves out the card form, which is a third party's document. */
async function violations(runOnly: { type: 'tag' | 'rule'; values: readonly string[] }) {
  const options = { runOnly: { ...runOnly, values: [...runOnly.values] }, resultTypes: ['violations' as const] };
  const found = await window.axe!.run({ exclude: ['iframe'] }, options);
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}
