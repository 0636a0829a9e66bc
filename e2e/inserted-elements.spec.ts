/** Needs a browser, in whose page an extension puts elements of its own before React takes over the server's HTML. */
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { beginButton } from './adhd.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

/** The number of first elements of a page into which something is inserted, each in its own page load. */
const depth = 12;

for (const quiz of Object.values(quizzes)) {
  for (const place of rowsOf([...Array(depth).keys()], { commit: 1 })) {
    test(`${quiz.name} begins with a stranger’s element first in element ${place} of the page`, async ({
      page,
      pageFaults,
    }) => {
      await insertFirst(page, place);
      await page.goto(quizPages[quiz.name].screens);
      await untilHydrated(page);
      await beginButton(page).click();
      const { title, options = [] } = quiz.screens[0]!;
      await page
        .getByRole('group', { name: title })
        .getByRole('button')
        .nth(options.length - 1)
        .click();
      await expect(page.getByText('2 / 29')).toBeVisible();
      onlyMismatches(pageFaults);
    });
  }
}

for (const path of rowsOf([paths.home, paths.help, paths.begin, paths.privacy, paths.terms], { commit: 2 })) {
  test(`${path} works with a stranger’s element in each of its first elements`, async ({ page, pageFaults }) => {
    for (const place of rowsOf([...Array(depth).keys()], { commit: 2 })) {
      await insertFirst(page, place);
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    onlyMismatches(pageFaults);
  });
}

/** Puts an element first into the page's root, or into one of the elements in it, before React hydrates them. */
async function insertFirst(page: Page, place: number) {
  await page.addInitScript((index) => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')!;
      const holders = [root, ...root.querySelectorAll('div, main, header, nav, section, h1, p, button, a')];
      holders[index]?.prepend(document.createElement('div'));
    });
  }, place);
}

/** React reports that the HTML was not what it expects, and renders the page anew. */
function onlyMismatches(pageFaults: string[]) {
  for (const fault of pageFaults) expect(fault).toMatch(/React error #(418|423|425)/);
  pageFaults.length = 0;
}
