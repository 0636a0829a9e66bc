import { describe, expect, it } from 'vitest';
import { replayTaps } from './early-taps.ts';

function replay(taps: string[]): string[] {
  const done: string[] = [];
  replayTaps(taps, {
    giveHealthConsent: () => done.push('consent'),
    choose: (optionId) => done.push(`choose ${optionId}`),
  });
  return done;
}

describe('taps that came before the page was alive', () => {
  it('are done in their order', () => {
    expect(replay(['health-consent', 'option:woman', 'option:man'])).toEqual(['consent', 'choose woman', 'choose man']);
  });

  it('mean nothing when their key is unknown', () => {
    expect(replay(['elsewhere', ''])).toEqual([]);
  });
});
