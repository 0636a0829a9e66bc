import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { RehearsalAnswer } from '#contract/console/rehearsal.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { inTurn, press, wait } from '#web/gallery/story.ts';
import { correctedDraft } from '../offers/offers-business.ts';
import { rehearsals } from './rehearsal-business.ts';
import { RehearsalView } from './rehearsal-view.tsx';

const answers = (rehearsal: RehearsalAnswer, more: CallAnswers = {}): CallAnswers => ({
  [consoleCalls.readDraft]: { json: correctedDraft },
  [consoleCalls.readRehearsal]: { json: rehearsal },
  ...more,
});
const tooMany = '12,480 purchases in 90 days are more than a rehearsal makes again (5,000).';

export const place = 456;
export const stories = consoleStories(
  consolePaths.offers,
  <RehearsalView id={7} path={consolePaths.offers} />,
  {
    'console-rehearsal': { title: 'A rehearsal, done' },
    'console-rehearsal-same': { title: 'A rehearsal of what is live', answers: answers(rehearsals.same) },
    'console-rehearsal-older': { title: 'A rehearsal of an earlier revision', answers: answers(rehearsals.older) },
    'console-rehearsal-none': { title: 'A draft before its rehearsal', answers: answers(rehearsals.none) },
    'console-rehearsal-running': { title: 'A rehearsal that runs', answers: answers(rehearsals.running) },
    'console-rehearsal-empty': { title: 'A rehearsal of nothing', answers: answers(rehearsals.empty) },
    'console-rehearsal-too-many': {
      title: 'A rehearsal of too much',
      answers: answers(rehearsals.none, { [consoleCalls.startRehearsal]: refused(409, tooMany) }),
      act: inTurn(wait(200), press('Rehearse'), wait(100)),
    },
    'console-rehearsal-cancelled': { title: 'A rehearsal that was cancelled', answers: answers(rehearsals.cancelled) },
    'console-rehearsal-failed': { title: 'A rehearsal that failed', answers: answers(rehearsals.failed) },
    'console-rehearsal-money': { title: 'A rehearsal, for a role that may not', role: 'money' },
  },
  { answers: answers(rehearsals.done) },
);
