import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { CheckAnswer } from '#contract/console/publishing.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press, wait } from '#web/gallery/story.ts';
import { correctedChanges, correctedDraft } from '../offers/offers-business.ts';
import { offersDesk } from '../offers/offers-desk.ts';
import { PublishView } from './publish-view.tsx';

const checks: CheckAnswer = {
  findings: [
    { id: 'every currency', effect: 'passes', path: [], text: 'A price in each of 4 currencies', hint: '' },
    { id: 'steps', effect: 'passes', path: [], text: 'Each between half and twice the price before', hint: '' },
    { id: 'totals', effect: 'passes', path: [], text: 'Paddle’s own preview gives the same totals', hint: '' },
  ],
  changes: correctedChanges,
  approval_needed: 'A price moves by 12.5%, more than 5%.',
  approval: 'by another',
};
const answers = (more: Partial<CheckAnswer> = {}): CallAnswers => ({
  [consoleCalls.readDraft]: { json: correctedDraft },
  [consoleCalls.checkDraft]: { json: { ...checks, ...more } },
  [consoleCalls.publishDraft]: refused(409, 'Something changed meanwhile. Load the page again and look once more.'),
});
const asks: CheckAnswer['findings'] = [
  {
    id: 'step 1 JPY 32800',
    effect: 'asks',
    path: ['offers', '1', 'prices', 'JPY'],
    text: '4-week plan: ¥32,800 is 11 times ¥2,980.',
    hint: 'Between half and twice is taken as typed once. If you mean it, type the amount again; else correct it.',
    confirm_by: '¥32,800',
  },
  ...checks.findings,
];

export const place = 457;
export const stories = consoleStories(
  consolePaths.offers,
  <PublishView id={7} kind={offersDesk} />,
  {
    'console-publish': { title: 'Publishing, a second person is needed' },
    'console-publish-alone': {
      title: 'Publishing, confirmed by name',
      answers: answers({ approval: 'by name' }),
    },
    'console-publish-asks': {
      title: 'Publishing, a check asks',
      answers: answers({ findings: asks, approval: 'alone', approval_needed: '' }),
    },
    'console-publish-refused': {
      title: 'Publishing, refused by the server',
      answers: answers({ approval: 'alone', approval_needed: '' }),
      act: inTurn(fill('Why, for the log and for who approves', 'Costs rose.'), press('Publish now'), wait(50)),
    },
    'console-publish-same': {
      title: 'Publishing, nothing differs',
      answers: answers({ changes: [], approval: 'alone', approval_needed: '' }),
    },
  },
  { answers: answers() },
);
