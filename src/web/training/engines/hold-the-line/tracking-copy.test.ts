import { describe, expect, it } from 'vitest';
import { foundCopy, lookCopy, tapCopy, trayCopy } from './tracking-copy.ts';

const place = (x: number, y: number) => ({ x, y, lean: 0 });
const usual = { own: 2, missed: [], isPractice: false, isVoid: false, change: 0.3 };

it('one kite is spoken of as one', () => {
  expect([lookCopy(1).title, tapCopy(1, 0).title, foundCopy(1, 1).text]).toEqual([
    'This one is yours',
    'Tap your kite',
    'Its string is back.',
  ]);
});

it('what is chosen is told with how to undo it', () => {
  expect(tapCopy(3, 1).text).toBe('One is chosen. Tap it again to undo.');
  expect(tapCopy(3, 2).text).toBe('Two are chosen. Tap one again to undo.');
});

it.each([
  [2, 2, 'Both found'],
  [2, 1, 'One of two found'],
  [2, 0, 'These two were yours'],
  [4, 4, 'All four found'],
  [1, 0, 'Another one was yours'],
])('of %i kites, %i found are “%s”', (own, found, title) => {
  expect(foundCopy(own, found).title).toBe(title);
});

describe('the tray', () => {
  it.each([
    [place(0.2, 0.6), 'The other was on the left'],
    [place(0.9, 0.1), 'The other was on the right'],
    [place(0.5, 0.1), 'The other was at the top'],
    [place(0.5, 0.9), 'The other was at the bottom'],
    [place(0.5, 0.5), 'The other was in the middle'],
  ])('says where a missed kite was', (missed, title) => {
    expect(trayCopy({ ...usual, missed: [missed] }).title).toBe(title);
  });

  it('does not list places when more than one was missed', () => {
    expect(trayCopy({ ...usual, missed: [place(0, 0), place(1, 1)] }).title).toBe('Yours wear a bow again');
  });

  it('says that all were followed', () => {
    expect([1, 2, 3].map((own) => trayCopy({ ...usual, own }).title)).toEqual([
      'You followed it to the end',
      'You followed both to the end',
      'You followed all three to the end',
    ]);
  });

  it.each([
    [0.3, 'The next round flies a little faster.'],
    [1.4, 'The next round flies faster.'],
    [0, 'The next round flies at the same speed.'],
    [null, 'That was the last round.'],
  ])('says how the next round flies after a change of %s', (change, text) => {
    expect(trayCopy({ ...usual, change }).text).toBe(text);
  });

  it('says that the next round flies slower after a kite was missed', () => {
    const { text } = trayCopy({ ...usual, missed: [place(0.2, 0.6)], change: -0.3 });
    expect(text).toBe('The next round flies a little slower.');
  });

  it('after full success, a slower round is told with its reason', () => {
    expect(trayCopy({ ...usual, change: -0.3 }).text).toBe(
      'Now today’s rounds set the speed. The next round flies a little slower.',
    );
    expect(trayCopy({ ...usual, change: -1.4 }).text).toBe(
      'Now today’s rounds set the speed. The next round flies slower.',
    );
  });

  it('says why a round does not count', () => {
    expect(trayCopy({ ...usual, isVoid: true }).text).toBe('The picture got stuck. So this round does not count.');
    expect(trayCopy({ ...usual, isPractice: true }).text).toBe('This was practice. It does not count.');
  });
});
