import { describe, expect, it } from 'vitest';
import { wireProperties } from './wire-properties';

describe('properties on the wire', () => {
  it('leave out what JSON cannot hold, and say so', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const leftOut: string[] = [];
    const sent = wireProperties({ page: '/', circle, large: 1n, none: undefined }, (name) => leftOut.push(name));
    expect(sent).toEqual({ page: '/' });
    expect(leftOut).toEqual(['circle', 'large']);
  });

  it('do not change any more when the caller changes his', () => {
    const list = ['first'];
    const sent = wireProperties({ list }, () => {});
    list.push('second');
    expect(sent).toEqual({ list: ['first'] });
  });
});
