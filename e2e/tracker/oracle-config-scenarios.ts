import type { Scenario, Stage } from './oracle-stage.ts';
import type { Reply } from './scripted-server.ts';

/** The outcomes of a request for the remote configuration (§ 7, § 8). */
export const configScenarios: readonly Scenario[] = [
  configScenario('the remote configuration comes', {
    status: 200,
    body: { configs: { autocapture: {}, analyticsSDK: { browserSDK: {} } } },
  }),
  configScenario('the remote configuration never comes', 'hang'),
  configScenario('the line breaks at the remote configuration', 'no answer'),
  configScenario('the server fails at the remote configuration', { status: 500 }),
];

function configScenario(name: string, reply: Reply): Scenario {
  return {
    name,
    aspects: ['config'],
    async play(stage: Stage) {
      stage.answerConfig(reply);
      await stage.visit();
      await stage.track('one');
      await stage.pass(12_000);
      await stage.visit('asks for config');
      await stage.track('two');
      // In small steps, so that an answer is not awaited longer than with the real clock.
      for (let step = 0; step < 100; step += 1) await stage.pass(100);
      await stage.pass(15_000);
    },
  };
}
