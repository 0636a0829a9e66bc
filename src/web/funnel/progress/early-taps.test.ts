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
  it('early taps are replayed in order', () => {
    expect(replay(['health-consent', 'option:woman', 'option:man'])).toEqual(['consent', 'choose woman', 'choose man']);
  });

  it('an early tap with an unknown key is ignored', () => {
    expect(replay(['elsewhere', ''])).toEqual([]);
  });
});
