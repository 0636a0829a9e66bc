import type { ReactNode } from 'react';
import { quizzes } from '#quiz/quizzes.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { RoundEndAsk, SayAgainAsk } from '#web/training/asks/today-asks.tsx';
import { FlightPage } from '#web/training/flight/flight-page-frame.tsx';
import { InsteadAsk } from '#web/training/flight/instead-ask.tsx';
import { PlanChooser } from '#web/training/plan/plan-chooser.tsx';
import { TodayView } from '#web/training/today/today-view.tsx';
import type { Story } from './story.ts';
import { factsOf } from './today-stories.tsx';

const nothing = () => {};
const offered = (purpose: 'goals' | 'skills') =>
  quizzes.wellbeing.screens.filter((screen) => screen.purpose === purpose).flatMap(({ options }) => options ?? []);
const todayWith = (ask: ReactNode) => () => (
  <SignedInShell current="train">
    <TodayView
      facts={factsOf(0)}
      onMinutes={nothing}
      onStart={nothing}
      onOneMore={nothing}
      onEvidence={nothing}
      onEndPause={nothing}
      asks={ask}
    />
  </SignedInShell>
);
const options = { goals: offered('goals'), skills: offered('skills') };
const begun = { goals: ['own-side'], skills: ['feelings', 'rest'], minutes: 10 };

const stories: Omit<Story, 'part'>[] = [
  {
    id: 'today-round-end',
    title: 'Today, when four weeks are over',
    shows: todayWith(<RoundEndAsk onSame={nothing} />),
  },
  {
    id: 'today-say-again',
    title: 'Today, with a plan to say again',
    shows: todayWith(<SayAgainAsk onSay={nothing} />),
  },
  {
    id: 'plan-chosen-anew',
    title: 'Goals, skills and minutes chosen anew',
    shows: () => (
      <SignedInShell current="train">
        <PlanChooser options={options} begun={begun} saving="no" onSave={nothing} onBack={nothing} />
      </SignedInShell>
    ),
  },
  {
    id: 'plan-not-saved',
    title: 'Other minutes, when the account could not be reached',
    shows: () => (
      <SignedInShell current="train">
        <PlanChooser options={null} begun={begun} saving="failed" onSave={nothing} onBack={nothing} />
      </SignedInShell>
    ),
  },
  {
    id: 'left-twice',
    title: 'An exercise that was left twice running',
    shows: () => (
      <FlightPage onClose={nothing}>
        <InsteadAsk name="Park the day" minutes={4} sibling="A kind word" half={2} onChoose={nothing} />
      </FlightPage>
    ),
  },
];

/** What changes with how training goes. */
export const adaptingStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
