import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { createBytesInFlight, type Share } from './bytes-in-flight.ts';

/** Room for this many bytes, without a limit for one network, and with none reserved for small uploads. */
const roomFor = (most: number) => createBytesInFlight({ most, mostOfNetwork: most, small: 0, reservedForSmall: 0 });

describe('the bytes in flight', () => {
  it('an upload takes bytes while there is room', () => {
    const share = roomFor(10).open('a');
    expect([share.take(6), share.take(4), share.take(1)]).toEqual([true, true, false]);
  });

  it('the bytes of all uploads count together', () => {
    const bytes = roomFor(10);
    expect([bytes.open('a').take(6), bytes.open('b').take(6)]).toEqual([true, false]);
  });

  it('an upload releases its bytes at its end, once', () => {
    const bytes = roomFor(10);
    const ended = bytes.open('a');
    const other = bytes.open('b');
    ended.take(6);
    other.take(4);
    ended.end();
    ended.end();
    expect([other.take(6), other.take(1)]).toEqual([true, false]);
  });

  it('a refused upload takes no bytes', () => {
    const bytes = roomFor(10);
    expect([bytes.open('a').take(11), bytes.open('a').take(10)]).toEqual([false, true]);
  });

  it('an upload may change how many bytes it holds', () => {
    const bytes = roomFor(10);
    const share = bytes.open('a');
    share.take(8);
    expect(share.change(9)).toBe(true);
    expect([bytes.open('b').take(2), bytes.open('b').take(1)]).toEqual([false, true]);
    expect(share.change(10)).toBe(false);
    expect(bytes.open('b').take(9)).toBe(true);
  });

  it('one network holds no more bytes than its limit', () => {
    const bytes = createBytesInFlight({ most: 10, mostOfNetwork: 6, small: 0, reservedForSmall: 0 });
    const first = bytes.open('a');
    expect([first.take(4), bytes.open('a').take(3), bytes.open('b').take(6)]).toEqual([true, false, true]);
    first.end();
    expect(bytes.open('a').take(4)).toBe(true);
  });

  it('some bytes are reserved for small uploads, so that large ones cannot block them', () => {
    const bytes = createBytesInFlight({ most: 10, mostOfNetwork: 10, small: 2, reservedForSmall: 3 });
    const large = bytes.open('a');
    expect([large.take(2), large.take(5), large.take(1)]).toEqual([true, true, false]);
    expect([bytes.open('b').take(3), bytes.open('b').take(2), bytes.open('c').take(1)]).toEqual([false, true, true]);
    expect(bytes.open('d').take(1)).toBe(false);
  });

  it('no order of takes, changes and ends exceeds the limit for all uploads or for one network', () => {
    const step = fc.record({
      upload: fc.nat(5),
      bytes: fc.nat(60),
      what: fc.constantFrom('take', 'take', 'change', 'end'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const room = { most: 100, mostOfNetwork: 70, small: 10, reservedForSmall: 20 };
        const bytes = createBytesInFlight(room);
        const uploads: { network: string; share: Share; own: number }[] = Array.from({ length: 6 }, (_, index) => {
          const network = `network-${index % 2}`;
          return { network, share: bytes.open(network), own: 0 };
        });
        const heldBy = (among: typeof uploads) => among.reduce((sum, { own }) => sum + own, 0);
        for (const { upload, bytes: wanted, what } of steps) {
          const one = uploads[upload]!;
          if (what !== 'take') {
            one.own = 0;
            one.share.end();
          }
          if (what === 'end') continue;
          const ofNetwork = uploads.filter(({ network }) => network === one.network);
          const most = one.own + wanted <= room.small ? room.most : room.most - room.reservedForSmall;
          const fits = heldBy(uploads) + wanted <= most && heldBy(ofNetwork) + wanted <= room.mostOfNetwork;
          expect(what === 'take' ? one.share.take(wanted) : one.share.change(wanted)).toBe(fits);
          if (fits) one.own += wanted;
        }
      }),
      propertyRuns({ commit: 100, full: 1000 }),
    );
  });
});
