import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs';
import { createBytesInFlight, type Share } from './bytes-in-flight';

describe('the bytes in flight', () => {
  it('are taken while there is room', () => {
    const share = createBytesInFlight(10).open();
    expect([share.take(6), share.take(4), share.take(1)]).toEqual([true, true, false]);
  });

  it('are those of all uploads together', () => {
    const bytes = createBytesInFlight(10);
    expect([bytes.open().take(6), bytes.open().take(6)]).toEqual([true, false]);
  });

  it('are given back at the end of their upload, once', () => {
    const bytes = createBytesInFlight(10);
    const ended = bytes.open();
    const other = bytes.open();
    ended.take(6);
    other.take(4);
    ended.end();
    ended.end();
    expect([other.take(6), other.take(1)]).toEqual([true, false]);
  });

  it('are not taken by who is refused', () => {
    const bytes = createBytesInFlight(10);
    expect([bytes.open().take(11), bytes.open().take(10)]).toEqual([false, true]);
  });

  it('are never more than there may be, whoever takes and ends when', () => {
    const step = fc.record({ upload: fc.nat(4), bytes: fc.nat(60), isEnd: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const most = 100;
        const bytes = createBytesInFlight(most);
        const uploads: { share: Share; own: number }[] = Array.from({ length: 5 }, () => ({
          share: bytes.open(),
          own: 0,
        }));
        for (const { upload, bytes: wanted, isEnd } of steps) {
          const one = uploads[upload]!;
          const held = uploads.reduce((sum, { own }) => sum + own, 0);
          if (isEnd) {
            one.share.end();
            one.own = 0;
          } else {
            const isTaken = one.share.take(wanted);
            expect(isTaken).toBe(held + wanted <= most);
            if (isTaken) one.own += wanted;
          }
        }
      }),
      propertyRuns({ commit: 100, full: 1000 }),
    );
  });
});
