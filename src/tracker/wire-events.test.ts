import { expect, it } from 'vitest';
import { wireProperties } from './wire-events.ts';

it('properties on the wire leave out what JSON cannot hold, and warn of it', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const leftOut: string[] = [];
  const sent = wireProperties({ page: '/', circle, large: 1n, none: undefined }, (name) => leftOut.push(name));
  expect(sent).toEqual({ page: '/' });
  expect(leftOut).toEqual(['circle', 'large']);
});

it('properties on the wire do not change when the caller changes theirs', () => {
  const list = ['first'];
  const sent = wireProperties({ list }, () => {});
  list.push('second');
  expect(sent).toEqual({ list: ['first'] });
});
