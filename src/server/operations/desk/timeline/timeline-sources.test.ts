import { describe, expect, it } from 'vitest';
import { ownReadings } from '#server/account/own-data.sql.ts';
import { leftOut, timelineSources } from './timeline-sources.ts';

/** Sources that the timeline has and the copy of a person's data has not. */
const more = ['audit'];

describe('the timeline', () => {
  it('has everything of the copy of a person’s data, or says why not', () => {
    const told = [...Object.keys(timelineSources), ...Object.keys(leftOut)].filter((name) => !more.includes(name));
    // A new reading has to be added to one of the sources, or to `leftOut` with the reason.
    expect(told.sort()).toEqual(Object.keys(ownReadings).sort());
  });

  it('has nothing of training', () => {
    const training = Object.keys(ownReadings).filter((name) => name.startsWith('training'));
    expect(training.length).toBeGreaterThan(8);
    for (const name of training) expect([name, leftOut[name]]).toEqual([name, 'health data']);
  });
});
