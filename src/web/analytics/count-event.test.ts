import { describe, expect, it } from 'vitest';
import { noCounts } from './analytics-store';
import { countEvent } from './count-event';

const countsAfter = (name: Parameters<typeof countEvent>[1], properties = {}) =>
  countEvent(noCounts, name, properties, 5000);

describe('the analytics store counts (§ 3)', () => {
  it('openings of the home page', () => {
    expect(countsAfter('open_main')).toEqual({ ...noCounts, countHomePageOpen: 1 });
  });

  it('closings of the payment page', () => {
    expect(countsAfter('screen35_close_payment')).toEqual({ ...noCounts, countPaymentPageClose: 1 });
  });

  it('openings of the offers by quiz, with the time', () => {
    expect(countsAfter('screen35_open', { quiz: 'quiz_one' })).toEqual({
      ...noCounts,
      monetization: { inappPageOpenedAt: 5000 },
      quizOne: { ...noCounts.quizOne, countInappsPageOpen: 1 },
    });
    expect(countsAfter('screen35_open', { quiz: 'quiz_mental_health' }).quizMentalHealth.countInappsPageOpen).toBe(1);
  });

  it('the time of quiz two’s offers too, for which there is no count (§ 3)', () => {
    const before = { ...noCounts, monetization: { inappPageOpenedAt: 1 } };
    expect(countEvent(before, 'screen35_open', { quiz: 'quiz_two', type: 'offer' }, 5000)).toEqual({
      ...noCounts,
      monetization: { inappPageOpenedAt: 5000 },
    });
    expect(countEvent(before, 'screen35_close', { quiz: 'quiz_two', type: 'offer' }, 6000)).toEqual(before);
  });

  it('closings of the offers by quiz', () => {
    expect(countsAfter('screen35_close', { quiz: 'quiz_one' }).quizOne.countInappsPageClose).toBe(1);
  });

  it('presses on the logo within a quiz', () => {
    expect(countsAfter('logo_click', { page: '/quiz/dialogues' }).quizOne.countLogoClick).toBe(1);
    expect(countsAfter('logo_click', { page: '/quiztwo' }).quizTwo.countLogoClick).toBe(1);
    expect(countsAfter('logo_click', { page: '/mental-quiz/inapps' }).quizMentalHealth.countLogoClick).toBe(1);
    expect(countsAfter('logo_click', { page: 'home' })).toEqual(noCounts);
  });

  it('openings of the start pages', () => {
    expect(countsAfter('start_open', { quiz: 'quiz_two' }).quizTwo.countHomePageOpen).toBe(1);
    expect(countsAfter('start_open', { quiz: 'quiz_mental_health' }).quizMentalHealth.countStartPageOpen).toBe(1);
  });

  it('nothing else', () => {
    expect(countsAfter('screen1_open', { quiz: 'quiz_one' })).toBe(noCounts);
  });
});
