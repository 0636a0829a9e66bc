import type { ReactNode } from 'react';
import { calls } from '#contract/calls.ts';
import { capital } from '#training/number-words.ts';
import { exerciseOf } from '#training/plan/exercises.ts';
import type { TodayItem } from '#training/today/today.ts';
import { doneSize, flightNote, timeInWords } from '#training/today/today-copy.ts';
import { weekAround } from '#training/today/week.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { AccountView } from '#web/subscriber/account/account-view.tsx';
import { ConsentSheet } from '#web/training/consent/consent-sheet.tsx';
import { BetweenView } from '#web/training/flight/between-view.tsx';
import { EndView } from '#web/training/flight/end-view.tsx';
import { FeelQuestion } from '#web/training/flight/feel-question.tsx';
import { HelpsView } from '#web/training/helps/helps-view.tsx';
import { SampleStart } from '#web/training/sample/sample-start.tsx';
import { LookDay } from '#web/training/settings/look-day.tsx';
import { PauseCard } from '#web/training/settings/pause-card.tsx';
import { RestDays } from '#web/training/settings/rest-days.tsx';
import { FlightCardView } from '#web/training/today/flight-card.tsx';
import { LapsedView } from '#web/training/today/lapsed-view.tsx';
import { type TodayFacts, TodayView } from '#web/training/today/today-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Story } from './story.ts';
import { active, answersFor, profile, signedIn } from './subscription-states.ts';

const nothing = () => {};
const note = flightNote({ hasRounds: true, number: 5 });
const saturday = '2026-11-21';
const trained = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'];

const item = (id: Parameters<typeof exerciseOf>[0], minutes: number, label: string, isDone = false): TodayItem => ({
  exercise: exerciseOf(id),
  minutes,
  serves: { id, label },
  isDone,
});
const items = (done: number): TodayItem[] =>
  [
    item('hold-the-line', 4, 'Holding attention'),
    item('count-the-bows', 3, 'Keeping things in mind'),
    item('settle', 3, 'Settling strong feelings'),
  ].map((each, place) => ({ ...each, isDone: place < done }));

/** A Saturday's flight of three, of which some are done. */
export const factsOf = (done: number, change: Partial<TodayFacts> = {}): TodayFacts => ({
  weekday: 'Saturday',
  kind: 'training',
  today: { items: items(done), extras: [], next: items(done).find(({ isDone }) => !isDone) ?? null },
  minutes: 10,
  spentSeconds: done === 3 ? 640 : null,
  week: weekAround(saturday, done > 0 ? [...trained, saturday] : trained, []),
  nextNames: ['Change course', 'Count the bows', 'Settle'],
  hasMore: true,
  saysFreeDay: false,
  pauseEnd: null,
  ...change,
});

const inShell = (inside: ReactNode) => () => <SignedInShell current="train">{inside}</SignedInShell>;
const today = (facts: TodayFacts) =>
  inShell(
    <TodayView
      facts={facts}
      onMinutes={nothing}
      onStart={nothing}
      onOneMore={nothing}
      onEvidence={nothing}
      onEndPause={nothing}
    />,
  );
const resting = { week: weekAround(saturday, trained, [5]) };

const stories: Omit<Story, 'part'>[] = [
  { id: 'today-start', title: 'Today, nothing done', shows: today(factsOf(0, { saysFreeDay: true })) },
  { id: 'today-carry-on', title: 'Today, one is done', shows: today(factsOf(1)) },
  { id: 'today-done', title: 'Today, all is done', shows: today(factsOf(3)) },
  { id: 'today-rest', title: 'A rest day', shows: today(factsOf(0, { kind: 'rest', ...resting })) },
  { id: 'today-pause', title: 'A pause', shows: today(factsOf(0, { kind: 'pause', pauseEnd: '1 December 2026' })) },
  {
    id: 'account-flight',
    title: 'Account of a subscriber, with today’s flight',
    arrange: signedIn,
    answers: {
      ...answersFor(active),
      [calls.readAccount]: { json: { ...profile, sub_id: 'sub_1', sub_status: 'active' } },
    },
    shows: () => <AccountView flight={<FlightCardView shown={factsOf(0)} />} />,
  },
  {
    id: 'training-consent',
    title: 'Where training is kept is asked',
    shows: () => <ConsentSheet where={null} hasSample onChoose={nothing} />,
  },
  {
    id: 'training-consent-later',
    title: 'Where training is kept is changed',
    shows: () => <ConsentSheet where="account" hasSample={false} onChoose={nothing} onBack={nothing} />,
  },
  {
    id: 'sample-start',
    title: 'The sample, before it begins',
    shows: inShell(
      <SampleStart items={items(0).slice(0, 2)} isOwn>
        <Button wide>Start</Button>
      </SampleStart>,
    ),
  },
  {
    id: 'today-lapsed',
    title: 'The plan has ended',
    shows: inShell(<LapsedView endedOn="14 November 2026" offersHref="/" />),
  },
  {
    id: 'helps',
    title: 'The one-minute helps',
    shows: inShell(
      <HelpsView onOpen={nothing} done={null}>
        {null}
      </HelpsView>,
    ),
  },
  {
    id: 'training-settings',
    title: 'Rest days, the day of the weekly look, and a pause',
    shows: inShell(
      <div className="stack">
        <Card title="Your week">
          <RestDays chosen={[2, 6]} onChange={nothing} />
          <LookDay chosen={5} onChange={nothing} />
        </Card>
        <PauseCard pause={null} today={saturday} onPause={nothing} onEnd={nothing} />
      </div>,
    ),
  },
  {
    id: 'flight-done',
    title: 'The flight is done',
    shows: () => (
      <EndView
        title="Saturday flight, done"
        size={`${doneSize(3, 640)}.`}
        facts={[
          { exercise: exerciseOf('hold-the-line'), fact: '22 rounds. All kites found in 15' },
          { exercise: exerciseOf('count-the-bows'), fact: '12 tails. The longest right one had 6' },
          { exercise: exerciseOf('settle'), fact: capital(timeInWords(184)) },
        ]}
        bows={3}
        buttons={
          <>
            <Button wide>Done</Button>
            <Button wide variant="text">
              One more, if you like
            </Button>
          </>
        }
      >
        <Note icon="wave">
          <b>{note.title}</b> {note.text}
        </Note>
        <FeelQuestion name="Count the bows" onAnswer={nothing} />
      </EndView>
    ),
    act: ({ press }) => press('Right'),
  },
  {
    id: 'flight-between-blocks',
    title: 'Between two blocks',
    shows: () => <BetweenView place="Block 2 of 3" onGo={nothing} onClose={nothing} />,
  },
];

/** Train, and what lies between exercises. */
export const todayStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
