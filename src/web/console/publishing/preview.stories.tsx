import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { inTurn, press, storiesOf, wait } from '#web/gallery/story.ts';
import { correctedDraft } from '../offers/offers-business.ts';

const preview = {
  kind: 'offers',
  document: 'Standard',
  draft: 'January prices',
  revision: 11,
  body: correctedDraft.draft.body,
};

export const place = 458;
export const stories = storiesOf(
  { part: 'Console', shows: consolePaths.preview, address: '#token' },
  {
    'console-preview': {
      title: 'A preview of offers',
      answers: { [consoleCalls.readPreview]: { json: preview } },
      act: inTurn(wait(100), press('4 weeks')),
    },
    'console-preview-over': {
      title: 'A preview that is over',
      answers: { [consoleCalls.readPreview]: refused(404, 'This preview is over. Ask for a new link.') },
    },
  },
);
