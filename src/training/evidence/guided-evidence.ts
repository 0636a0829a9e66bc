import type { GuidedEngine } from '#training/exercises/engine.ts';
import type { EvidenceCard } from './evidence-card.ts';
import { sources } from './sources.ts';

/** Exercises that guide through steps. */
export const guidedEvidence: Readonly<Record<GuidedEngine, EvidenceCard>> = {
  breath: {
    grade: 'Some',
    trains: 'Letting your breath go slowly, at a pace you like.',
    practice: 'Many people feel calmer after some minutes of slow breathing. Take the pace you like.',
    known:
      'In twelve trials, people who did it felt somewhat less stress than people who did not. Many of the trials have weak spots.',
    notKnown:
      'In the largest careful trial, with 400 people, another pace helped just as much. So it may not be the slow pace that does it.',
    exact:
      'If you like, you note how wound up you are before and after. From eight times on we show the mean change, and how sure it is.',
    sources: [sources.breathTrials, sources.breathPace],
    reviewedOn: '2026-11-24',
  },
  'weather-report': {
    grade: 'Mixed',
    trains: 'Finding words for how it is inside.',
    practice: 'Naming a feeling can take some of its heat away. Watch what it does for you.',
    known: 'Putting a feeling into words can take some of its heat away.',
    notKnown:
      'In two small tests with pictures, naming it first made other ways harder, such as seeing it in a new light.',
    exact: 'We keep your words and how strong they were. We count them and do not judge them.',
    sources: [sources.feelingsIntoWords, sources.namingFirst],
    reviewedOn: '2026-11-24',
  },
  'cloud-and-window': {
    grade: 'Some',
    trains: 'Giving worries a fixed time.',
    practice: 'In small trials it made worries a little shorter and rarer.',
    known:
      'In seven trials with 999 people, a fixed time made worries a little shorter and rarer. They did it for a week to a month, and few of them were unwell.',
    notKnown: 'Nobody has looked at what is left of it after a long time.',
    exact: 'We count how many parked worries did not matter any more. From a few worries nothing can be told.',
    sources: [sources.worryLater],
    reviewedOn: '2026-11-24',
  },
  'one-knot': {
    grade: 'Some',
    trains: 'Making a task so small that you can begin.',
    practice: 'A plan of the form “When this happens, I do that” helps people do what they meant to do.',
    known:
      'A plan of the form “When this happens, I do that” helps people do what they meant to do. It helps more when you want it, and when you say it again now and then. Doing more of what matters made people feel better in 20 trials.',
    notKnown:
      'How long it lasts is open. In a review of online help to do more, the gain could no longer be seen after half a year.',
    exact: 'We count what you planned and what you began, and show how sure the share is.',
    sources: [sources.whenThen, sources.doingMore, sources.doingMoreOnline],
    reviewedOn: '2026-11-24',
  },
  'guess-then-look': {
    grade: 'Some',
    trains: 'Knowing how long your own tasks take.',
    practice: 'Your own past times are a better guide than a fresh guess.',
    known:
      'People often guess too little time for their own tasks. When they were asked to use their own past, the guess was right on the whole.',
    notKnown: 'Whether noting your times makes you guess better later on is open.',
    exact: 'From eight tasks on we show how much longer they take than your guess, and how sure that is.',
    sources: [sources.tooHopeful],
    reviewedOn: '2026-11-24',
  },
  'evening-pages': {
    grade: 'One small trial',
    trains: 'Putting the day down before you sleep.',
    practice: 'In one small trial, a list for tomorrow helped people fall asleep some minutes sooner.',
    known:
      'In a sleep lab, some people wrote down what was to do, others what was done. Those with the list of what was to do fell asleep some minutes sooner. Saying thanks made people a little happier in 25 trials.',
    notKnown:
      'It was one night and 57 young people. A look back at the day is not quite the same as saying thanks. See what it does for you.',
    exact: 'We count the evenings and nothing else. We do not measure your sleep.',
    sources: [sources.bedtimeList, sources.thanks],
    reviewedOn: '2026-11-24',
  },
  'kind-words': {
    grade: 'Some',
    trains: 'Speaking to yourself as you would to a friend.',
    practice: 'It made people less hard on themselves in many trials, some good and some weak.',
    known: 'In 27 trials people learned to be kinder to themselves. They were less hard on themselves after it.',
    notKnown:
      'The trials were of different quality, and some that found nothing may be missing. It worked better in groups than alone.',
    exact:
      'If you like, you note how kind you are to yourself before and after. We show the mean change, and how sure it is.',
    sources: [sources.kindToOneself],
    reviewedOn: '2026-11-24',
  },
  wave: {
    grade: 'Mixed',
    trains: 'Sending one honest line to somebody.',
    practice: 'People underrate how glad others are to hear from them.',
    known: 'People underrate how glad others are to hear from them. More so when the line comes as a surprise.',
    notKnown: 'This was about one line, once. Whether doing it often brings people closer is open.',
    exact: 'We show how it went beside what you had thought. From a few times nothing can be told.',
    sources: [sources.reachingOut],
    reviewedOn: '2026-11-24',
  },
  clocks: {
    grade: 'None that we know',
    trains: 'Staying with one thing, or with rest, for some minutes.',
    practice: 'We know of no trial of exactly this. It is a pause, and that is all we say.',
    known: 'We know of no trial of exactly this.',
    notKnown: 'What it does for you, you will know best. It is a pause, and that is all we say.',
    exact: 'We count the minutes, and how often you drifted off if you tap it.',
    sources: [],
    reviewedOn: '2026-11-24',
  },
};
