import { expect, test } from '@playwright/test';
import { compareUploads, type Difference } from './oracle-compare';
import { configDifferences } from './oracle-config-differences';
import { configScenarios } from './oracle-config-scenarios';
import { contestants } from './oracle-contestants';
import { deliveryDifferences } from './oracle-delivery-differences';
import { deliveryScenarios } from './oracle-delivery-scenarios';
import { play } from './oracle-stage';
import { visitDifferences } from './oracle-visit-differences';
import { visitScenarios } from './oracle-visit-scenarios';

const scenarios = [...deliveryScenarios, ...visitScenarios, ...configScenarios];
const intended = [...deliveryDifferences, ...visitDifferences, ...configDifferences];

for (const { name, aspects, play: scenario } of scenarios) {
  test(`but for the listed differences we do what the official SDK does, when ${name}`, async ({ browser }) => {
    const [theirs, own] = [await browser.newContext(), await browser.newContext()];
    const official = await play(theirs, contestants.official, scenario);
    const ours = await play(own, contestants.ours, scenario);

    const listed = intended.filter((difference) => difference.scenario === name).map(withoutReason);
    expect(byName(compareUploads(official, ours, aspects))).toEqual(byName(listed));
  });
}

test('no difference is listed for a scenario that nobody plays', () => {
  const names = scenarios.map(({ name }) => name);
  expect(intended.filter(({ scenario }) => !names.includes(scenario))).toEqual([]);
});

function withoutReason({ what, official, ours }: Difference): Difference {
  return { what, official, ours };
}

/** By name, so that a red test shows what came and what went. */
function byName(differences: readonly Difference[]): Record<string, Omit<Difference, 'what'>> {
  return Object.fromEntries(differences.map(({ what, official, ours }) => [what, { official, ours }]));
}
