/**
 * Needs a browser, because the official SDK runs only there: compares the two trackers with real storage, cookies,
 * networks and page ends.
 */
import { expect, test } from '@playwright/test';
import { compareUploads, type Difference } from './oracle-compare.ts';
import { configDifferences } from './oracle-config-differences.ts';
import { configScenarios } from './oracle-config-scenarios.ts';
import { contestants } from './oracle-contestants.ts';
import { deliveryDifferences } from './oracle-delivery-differences.ts';
import { deliveryScenarios } from './oracle-delivery-scenarios.ts';
import { play } from './oracle-stage.ts';
import { visitDifferences } from './oracle-visit-differences.ts';
import { visitScenarios } from './oracle-visit-scenarios.ts';

const scenarios = [...deliveryScenarios, ...visitScenarios, ...configScenarios];
const intended = [...deliveryDifferences, ...visitDifferences, ...configDifferences];

/** One in which all goes well and one in which the page is gone; the others are variations. */
const onEveryCommit = ['every upload is accepted', 'the page is left before the first flush'];

for (const { name, aspects, play: scenario } of scenarios) {
  const tag = onEveryCommit.includes(name) ? [] : '@long';
  const title = `except for the listed differences our tracker does what the official SDK does when ${name}`;
  test(title, { tag }, async ({ browser }) => {
    const [theirs, own] = [await browser.newContext(), await browser.newContext()];
    const official = await play(theirs, contestants.official, scenario);
    const ours = await play(own, contestants.ours, scenario);

    const listed = intended.filter((difference) => difference.scenario === name).map(withoutReason);
    expect(byName(compareUploads(official, ours, aspects))).toEqual(byName(listed));
  });
}

test('no difference is listed for a scenario that does not exist', () => {
  const names = scenarios.map(({ name }) => name);
  expect(intended.filter(({ scenario }) => !names.includes(scenario))).toEqual([]);
  expect(onEveryCommit.filter((name) => !names.includes(name))).toEqual([]);
});

function withoutReason({ what, official, ours }: Difference): Difference {
  return { what, official, ours };
}

/** Keyed by name, so that a failing test shows which facts are new and which are missing. */
function byName(differences: readonly Difference[]): Record<string, Omit<Difference, 'what'>> {
  return Object.fromEntries(differences.map(({ what, official, ours }) => [what, { official, ours }]));
}
