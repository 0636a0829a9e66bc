import { expect, it } from 'vitest';
import { clickIdNames } from '#contract/attribution.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { isByAdvertisement, quizToAskAbout } from './quiz-to-ask-about.ts';

type Case = readonly [
  who: string,
  opened: QuizName,
  own: QuizName | null,
  inMiddle: readonly QuizName[],
  isByAdvertisement: boolean,
  askedAbout: QuizName | null,
];

const [focus, often, mind] = ['adhd', 'frequency', 'wellbeing'] as const;
const [plain, byAdvertisement] = [false, true] as const;

it.each<Case>([
  ['on a first visit', often, null, [], plain, null],
  ['on a first visit by an advertisement', often, null, [], byAdvertisement, null],
  ['with another quiz drawn and none begun, or all begun ones finished', often, focus, [], plain, null],
  ['who goes on with their own quiz', focus, focus, [focus], plain, null],
  ['who goes on with their own quiz and is in the middle of another', focus, focus, [focus, often], plain, null],
  ['in the middle of their own quiz', often, focus, [focus], plain, focus],
  ['in the middle of their own quiz and of the opened one', often, focus, [focus, often], plain, focus],
  ['in the middle of two others', mind, often, [focus, often], plain, often],
  ['in the middle of one that is no longer their own', mind, often, [focus], plain, focus],
  ['in the middle of the opened one only', focus, often, [focus], plain, null],
  ['in the middle of one, whose cohort is lost', often, null, [focus], plain, focus],
  ['in the middle of their own quiz, by an advertisement', often, focus, [focus], byAdvertisement, null],
  ['in the middle of two, by an advertisement', mind, often, [focus, often], byAdvertisement, null],
])(
  'a visitor %s, who opens %s (own: %s, in the middle of %j, by an advertisement: %s), is asked about %s',
  (_who, opened, own, inMiddle, isByAdvertisement, askedAbout) => {
    const isInMiddle = (quiz: QuizName) => inMiddle.includes(quiz);
    expect(quizToAskAbout(opened, own, isByAdvertisement, isInMiddle)).toBe(askedAbout);
  },
);

it.each([
  ['/quiztwo?gclid=g-1', true],
  ['/quiztwo?fbclid=f-1', true],
  ['/quiztwo?click_id=7', true],
  ['/quiztwo?from=friend&utm_campaign=spring', true],
  ['/quiztwo?utm_source=ads', true],
  ['/quiztwo?wbraid=w-1', true],
  ['/quiztwo?a=1&amp;gbraid=g-1', true],
  ['/quiztwo?sccid=s-1', true],
  ['/quiztwo', false],
  ['/quiztwo?', false],
  ['/quiztwo?gclid=', false],
  ['/quiztwo?utm_source', false],
  ['/quiztwo?from=friend', false],
  ['/quiztwo?source=utm_source', false],
  ['/quiztwo?my_gclid=1', false],
  ['/quiztwo?gclid=&a=1', false],
])('%s is an address of an advertisement: %s', (address, expected) => {
  expect(isByAdvertisement(address)).toBe(expected);
});

it.each(clickIdNames)('the click id %s is of an advertisement', (name) => {
  expect(isByAdvertisement(`/quiz?a=1&${name}=x1`)).toBe(true);
  expect(isByAdvertisement(`/quiz?my_${name}=x1`)).toBe(false);
});
