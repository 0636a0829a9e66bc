import { expect, it } from 'vitest';
import { code, offenders } from '#testing/source-files.ts';

it('nothing counts days in a row, also not in the code', () => {
  const ofTraining = code.filter(({ name }) => /(^|\/)training\//.test(name) && !name.includes('.test.'));
  expect(ofTraining.length).toBeGreaterThan(50);
  expect(offenders(ofTraining, ({ text }) => /streak|days?[ -]?in[ -]?a[ -]?row|consecutiveDays/i.test(text))).toEqual(
    [],
  );
});
