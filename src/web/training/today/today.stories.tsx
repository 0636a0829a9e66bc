import { calls } from '#contract/calls.ts';
import { exerciseOf } from '#training/exercises/exercises.ts';
import { newOfDays } from '#training/plan/school.ts';
import { active, answersFor, member, signedIn } from '#web/gallery/business.ts';
import { factsOf, items, restingWeek, today } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { AccountView } from '#web/subscriber/account/account-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { AirAsk, ConsentAsk, RoundEndAsk, SayAgainAsk, WeeklyLookAsk } from '../asks/today-asks.tsx';
import { ConsentSheet } from '../consent/consent-sheet.tsx';
import { FirstStart } from '../first/opening-start.tsx';
import { SameTime } from '../first/same-time.tsx';
import { HelpsView } from '../helps/helps-view.tsx';
import { SampleShell, SampleStart } from '../sample/sample-start.tsx';
import { FlightCardView } from './flight-card.tsx';
import { LapsedView } from './lapsed-view.tsx';
import { SchoolLine } from './school-line.tsx';
import { TodayShell } from './today-shell.tsx';

const schoolWeek = (today: number, isDone: boolean) =>
  newOfDays({
    goals: [{ id: 'hold-focus', label: '' }],
    skills: [
      { id: 'attention', label: '' },
      { id: 'calming', label: '' },
    ],
    dailyMinutes: 10,
    origin: 'chosen',
  }).map(({ id }, index) => ({
    exercise: exerciseOf(id),
    isDone: index < today || (index === today && isDone),
    isToday: index === today,
  }));

export const place = 310;
export const stories = storiesOf('Train', {
  'today-start': { title: 'Today, nothing done', shows: today(factsOf(0, { saysFreeDay: true })) },
  'today-carry-on': { title: 'Today, one is done', shows: today(factsOf(1)) },
  'today-done': { title: 'Today, all is done', shows: today(factsOf(3)) },
  'today-rest': { title: 'A rest day', shows: today(factsOf(0, { kind: 'rest', week: restingWeek })) },
  'today-pause': { title: 'A pause', shows: today(factsOf(0, { kind: 'pause', pauseEnd: '1 December 2026' })) },
  'school-line': {
    title: 'The first seven days, on the third one',
    shows: inShell('train', <SchoolLine school={{ number: 3, days: schoolWeek(2, false) }} />),
  },
  'school-line-done': {
    title: 'The first seven days, when the third one is flown',
    shows: inShell('train', <SchoolLine school={{ number: 3, days: schoolWeek(2, true) }} />),
  },
  'today-round-end': {
    title: 'Today, when four weeks are over',
    shows: today(factsOf(0), { asks: <RoundEndAsk onSame={ignore} /> }),
  },
  'today-round-end-open': {
    title: 'Today, the next four weeks are chosen',
    shows: today(factsOf(0), { asks: <RoundEndAsk onSame={ignore} /> }),
    act: press('Four weeks are flown. How shall the next be?'),
  },
  'today-air': { title: 'Today, with a week in the air', shows: today(factsOf(1), { asks: <AirAsk days={7} /> }) },
  'today-look': {
    title: 'Today, with the weekly look',
    shows: today(factsOf(0), { asks: <WeeklyLookAsk onNotToday={ignore} /> }),
  },
  'today-say-again': {
    title: 'Today, with a plan to say again',
    shows: today(factsOf(0), { asks: <SayAgainAsk onSay={ignore} /> }),
  },
  'account-flight': {
    title: 'Account of a subscriber, with today’s flight',
    arrange: signedIn,
    answers: { ...answersFor(active), [calls.readAccount]: { json: member } },
    shows: () => <AccountView flight={<FlightCardView shown={factsOf(0)} />} />,
  },
  'training-first': {
    title: 'The first flight, before it begins',
    shows: () => <FirstStart onStart={ignore} onLater={ignore} />,
  },
  'training-same-time': {
    title: 'Tomorrow at the same time is asked',
    shows: () => <SameTime time="19:10" onCalendar={ignore} onEmail={async () => null} onDone={ignore} />,
  },
  'training-same-time-failed': {
    title: 'Tomorrow at the same time, no answer',
    shows: () => (
      <SameTime
        time="07:05"
        onCalendar={ignore}
        onEmail={async () => 'The service did not answer. Nothing is lost, so please try again.'}
        onDone={ignore}
      />
    ),
    act: press('Email'),
  },
  'today-consent': {
    title: 'Today, when nothing is kept',
    shows: today(factsOf(0), { asks: <ConsentAsk onAsk={ignore} /> }),
  },
  'training-consent': {
    title: 'Where training is kept is asked',
    shows: () => <ConsentSheet where={null} hasSample onChoose={ignore} onDecline={ignore} />,
  },
  'training-consent-later': {
    title: 'Where training is kept is changed',
    shows: () => <ConsentSheet where="account" hasSample={false} onChoose={ignore} onBack={ignore} />,
  },
  'today-shell': {
    title: 'Today, before it is known what the day has',
    shows: inShell('train', <TodayShell />),
  },
  'sample-shell': {
    title: 'The sample, before it is known what was answered',
    shows: inShell('train', <SampleShell />),
  },
  'sample-start': {
    title: 'The sample, before it begins',
    shows: inShell(
      'train',
      <SampleStart items={items(0).slice(0, 2)} isOwn>
        <Button wide>Start</Button>
      </SampleStart>,
    ),
  },
  'today-lapsed': {
    title: 'The plan has ended',
    shows: inShell('train', <LapsedView endedOn="14 November 2026" offersHref="/" />),
  },
  helps: {
    title: 'The one-minute helps',
    shows: inShell(
      'train',
      <HelpsView onOpen={ignore} done={null}>
        {null}
      </HelpsView>,
    ),
  },
});
