import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { GiftView } from '#web/training/progress/gift-card.tsx';
import type { Story } from './story.ts';

const gift =
  (answer: { outcome: 'given' | 'already' } | { fault: string } = { outcome: 'given' }, count = 2) =>
  () => (
    <SignedInShell current="progress">
      <GiftView count={count} onGive={async () => answer} />
    </SignedInShell>
  );

const stories: Omit<Story, 'part'>[] = [
  { id: 'gift', title: 'Giving scores, asked', shows: gift() },
  { id: 'gift-one', title: 'Giving scores, one series', shows: gift({ outcome: 'given' }, 1) },
  { id: 'gift-given', title: 'Giving scores, given', shows: gift(), act: ({ press }) => press('Give them') },
  { id: 'gift-kept', title: 'Giving scores, kept', shows: gift(), act: ({ press }) => press('Keep them') },
  {
    id: 'gift-already',
    title: 'Giving scores, given before',
    shows: gift({ outcome: 'already' }),
    act: ({ press }) => press('Give them'),
  },
  {
    id: 'gift-failed',
    title: 'Giving scores, no answer',
    shows: gift({ fault: 'The service did not answer. Nothing is lost, so please try again.' }),
    act: ({ press }) => press('Give them'),
  },
];

/** The card that asks for somebody's series. */
export const giftStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
