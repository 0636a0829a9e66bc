import type { Scenario, Stage } from './oracle-stage';
import type { Reply } from './scripted-server';

/** Ways in which the question for the remote configuration can end (§ 7, § 8). */
export const configScenarios: readonly Scenario[] = [
  asking('the remote configuration comes', {
    status: 200,
    body: { configs: { autocapture: {}, analyticsSDK: { browserSDK: {} } } },
  }),
  asking('the remote configuration never comes', 'hang'),
  asking('the line breaks at the remote configuration', 'no answer'),
  asking('the server fails at the remote configuration', { status: 500 }),
];

function asking(name: string, reply: Reply): Scenario {
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
      // In small steps, so that what waits for an answer here waits no longer than it would outside.
      for (let step = 0; step < 100; step += 1) await stage.pass(100);
      await stage.pass(15_000);
    },
  };
}
