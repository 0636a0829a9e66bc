import { expect, it } from 'vitest';
import { noCounts } from './analytics-state.ts';
import { countEvent } from './count-event.ts';

const countsAfter = (name: Parameters<typeof countEvent>[1], properties = {}) =>
  countEvent(noCounts, name, properties, 5000);

it('the analytics store counts openings of the home page (§ 3)', () => {
  expect(countsAfter('open_main')).toEqual({ ...noCounts, countHomePageOpen: 1 });
});

it('the analytics store counts closings of the payment page (§ 3)', () => {
  expect(countsAfter('screen35_close_payment')).toEqual({ ...noCounts, countPaymentPageClose: 1 });
});

it('the analytics store counts openings of the offers by quiz, with the time (§ 3)', () => {
  expect(countsAfter('screen35_open', { quiz: 'quiz_one' })).toEqual({
    ...noCounts,
    monetization: { inappPageOpenedAt: 5000 },
    quizOne: { ...noCounts.quizOne, countInappsPageOpen: 1 },
  });
  expect(countsAfter('screen35_open', { quiz: 'quiz_mental_health' }).quizMentalHealth.countInappsPageOpen).toBe(1);
});

it('the analytics store keeps the time of the frequency quiz’s offers, which have no count (§ 3)', () => {
  const before = { ...noCounts, monetization: { inappPageOpenedAt: 1 } };
  expect(countEvent(before, 'screen35_open', { quiz: 'quiz_two', type: 'offer' }, 5000)).toEqual({
    ...noCounts,
    monetization: { inappPageOpenedAt: 5000 },
  });
  expect(countEvent(before, 'screen35_close', { quiz: 'quiz_two', type: 'offer' }, 6000)).toEqual(before);
});

it('the analytics store counts closings of the offers by quiz (§ 3)', () => {
  expect(countsAfter('screen35_close', { quiz: 'quiz_one' }).quizOne.countInappsPageClose).toBe(1);
});

it('the analytics store counts presses on the logo within a quiz (§ 3)', () => {
  expect(countsAfter('logo_click', { page: '/quiz/dialogues' }).quizOne.countLogoClick).toBe(1);
  expect(countsAfter('logo_click', { page: '/quiztwo' }).quizTwo.countLogoClick).toBe(1);
  expect(countsAfter('logo_click', { page: '/mental-quiz/inapps' }).quizMentalHealth.countLogoClick).toBe(1);
  expect(countsAfter('logo_click', { page: 'home' })).toEqual(noCounts);
});

it('the analytics store counts openings of the start pages (§ 3)', () => {
  expect(countsAfter('start_open', { quiz: 'quiz_two' }).quizTwo.countHomePageOpen).toBe(1);
  expect(countsAfter('start_open', { quiz: 'quiz_mental_health' }).quizMentalHealth.countStartPageOpen).toBe(1);
});

it('the analytics store counts nothing else (§ 3)', () => {
  expect(countsAfter('screen1_open', { quiz: 'quiz_one' })).toBe(noCounts);
});
