import { consoleCalls } from '#contract/console/calls.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { press, storiesOf } from '#web/gallery/story.ts';
import { correctedDraft } from '../offers/offers-business.ts';
import { PreviewView } from './preview-view.tsx';

const preview = {
  kind: 'offers',
  document: 'Standard',
  draft: 'January prices',
  revision: 11,
  body: correctedDraft.draft.body,
};

export const place = 458;
export const stories = storiesOf(
  { part: 'Console', shows: () => <PreviewView />, address: '#token' },
  {
    'console-preview': {
      title: 'A preview of offers',
      answers: { [consoleCalls.readPreview]: { json: preview } },
      act: press('4 weeks'),
    },
    'console-preview-over': {
      title: 'A preview that is over',
      answers: { [consoleCalls.readPreview]: refused(404, 'This preview is over. Ask for a new link.') },
    },
  },
);
