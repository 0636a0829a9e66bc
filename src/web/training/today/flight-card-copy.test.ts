import { expect, test } from 'vitest';
import { factsOf } from '#web/gallery/saturday-flight.tsx';
import { flightCardOf } from './flight-card-copy.ts';

test.each([
  ['a day that waits', factsOf(0), 'Saturday flight', 'Start', '/train/session'],
  ['a day that has begun', factsOf(1), 'Saturday flight', 'Carry on', '/train/session'],
  ['a rest day', factsOf(0, { kind: 'rest' }), 'Rest day', 'Just one exercise', '/train/session'],
  ['a pause', factsOf(0, { kind: 'pause' }), 'Training rests', 'Just one exercise', '/train/session'],
  ['a day that is done', factsOf(3), 'Done for today', 'See today', '/train'],
  ['a training that cannot be read', 'unreachable', 'Today’s flight', 'Open Today', '/train'],
  ['an account without a plan', 'no plan', 'Today’s flight', 'Open Today', '/train'],
  ['a training whose access is over', 'lapsed', 'Today’s flight', 'Open Today', '/train'],
  ['a training that is being read', 'opening', 'Today’s flight', 'Start', '/train/session'],
] as const)('the card of %s', (_, shown, title, action, href) => {
  expect(flightCardOf(shown)).toMatchObject({ title, action, href });
});

test('the card says what waits', () => {
  expect(flightCardOf(factsOf(0)).line).toBe('Three short exercises, ten minutes.');
  expect(flightCardOf(factsOf(1)).line).toBe('Three short exercises, ten minutes. One is done.');
});
