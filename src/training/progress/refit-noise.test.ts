import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { normal, simulate } from '#testing/training/simulated-person.ts';
import type { Random } from '#training/run/random.ts';
import { refittedNoise } from './refit-noise.ts';

const noise = 0.78;
const runs = propertyRuns({ commit: 1500, full: 10_000 });

/** Somebody's gift: sixteen sessions or more, learning at first, and a slow change. */
function giftOf(random: Random, sd = noise) {
  const sessions = 16 + Math.floor(40 * random());
  const slope = 0.02 * normal(random);
  return {
    days: Array.from({ length: sessions }, (_, i) => 2 * i),
    scores: Array.from({ length: sessions }, (_, i) => 5 - 2 * Math.exp(-i / 1.5) + slope * i + sd * normal(random)),
  };
}

describe('refitting from given series', () => {
  it('finds the ups and downs that the series were made with, whatever their levels, slopes and lengths', () => {
    const fitted = refittedNoise(simulate(runs, 'gifts', (random) => giftOf(random)))!;
    expect(fitted / noise).toBeGreaterThan(0.97);
    expect(fitted / noise).toBeLessThan(1.03);
  });

  it('finds them also with short series alone, whose own ones are too small on average', () => {
    const short = simulate(runs, 'short gifts', (random) => {
      const { days, scores } = giftOf(random);
      return { days: days.slice(0, 10), scores: scores.slice(0, 10) };
    });
    expect(refittedNoise(short)! / noise).toBeGreaterThan(0.96);
    expect(refittedNoise(short)! / noise).toBeLessThan(1.04);
  });

  it('is hardly moved by one series in twenty that is invented', () => {
    const some = simulate(runs, 'forged gifts', (random) => giftOf(random, random() < 0.05 ? 50 : noise));
    expect(refittedNoise(some)! / noise).toBeLessThan(1.05);
  });

  it('leaves out warm-ups, also those after a break', () => {
    const days = Array.from({ length: 20 }, (_, i) => (i < 12 ? i : i + 7));
    const scores = days.map((_, i) => (i < 4 || i === 12 ? 100 : i % 2));
    const flat = scores.map((score) => (score === 100 ? 0 : score));
    expect(refittedNoise([{ days, scores }])).toBeCloseTo(refittedNoise([{ days, scores: flat }])!, 12);
    const withoutBreak = days.map((_, i) => i);
    expect(refittedNoise([{ days: withoutBreak, scores }])).toBeGreaterThan(10);
  });

  it('gives nothing without a series that is long enough', () => {
    expect(refittedNoise([])).toBeNull();
    expect(refittedNoise([{ days: [0, 1, 2, 3, 4, 5], scores: [1, 2, 3, 4, 5, 6] }])).toBeNull();
  });

  it('takes the middle of two', () => {
    const gift = (scale: number) => {
      const scores = Array.from({ length: 16 }, (_, i) => scale * (i % 2));
      return { days: scores.map((_, i) => i), scores };
    };
    const [one, three] = [refittedNoise([gift(1)])!, refittedNoise([gift(3)])!];
    expect(refittedNoise([gift(1), gift(3)])).toBeCloseTo((one + three) / 2, 12);
    expect(refittedNoise([gift(3), gift(1), gift(1)])).toBeCloseTo(one, 12);
  });
});
