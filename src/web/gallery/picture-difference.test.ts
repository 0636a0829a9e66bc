import { describe, expect, it } from 'vitest';
import { type Pixels, pictureDifference } from './picture-difference';

type Paint = (x: number, y: number) => number;

/** A grey picture; `paint` gives the level at a point. */
function picture(paint: Paint, width = 80, height = 80): Pixels {
  const data = Array.from({ length: width * height * 4 }, (_, index) => {
    const point = Math.floor(index / 4);
    return index % 4 === 3 ? 255 : paint(point % width, Math.floor(point / width));
  });
  return { width, height, data };
}

const paper = 240;
const ink = 20;
const button =
  (left: number): Paint =>
  (x, y) =>
    x >= left && x < left + 40 && y >= 60 && y < 72 ? ink : paper;
/** Strokes, as letters have them. */
const word =
  (strokes: readonly number[]): Paint =>
  (x, y) =>
    y >= 20 && y < 28 && strokes.includes(x) ? ink : paper;

describe('two pictures of a specimen', () => {
  it('show the same when they are equal', () => {
    expect(pictureDifference(picture(button(20)), picture(button(20)))).toBeNull();
  });

  it('show the same when only the antialiasing differs', () => {
    const strokes = [10, 13, 17, 20, 24, 29];
    const softer: Paint = (x, y) => word(strokes)(x, y) + (strokes.includes(x) && y >= 20 && y < 28 ? 40 : 0);
    expect(pictureDifference(picture(word(strokes)), picture(softer))).toBeNull();
  });

  it('differ when a button has moved by two pixels', () => {
    expect(pictureDifference(picture(button(20)), picture(button(22)))?.words).toMatch(/^differs in \d+ places$/);
  });

  it('differ where a word is another one', () => {
    const found = pictureDifference(
      picture(word([10, 13, 17, 20, 24, 29, 33])),
      picture(word([10, 12, 13, 16, 22, 23, 27, 30])),
    );
    expect(found?.words).toMatch(/^differs in \d+ places$/);
    expect(found?.blocks.every(({ y }) => y >= 20 && y < 28)).toBe(true);
  });

  it('differ when a background is a little darker all over', () => {
    const found = pictureDifference(
      picture(() => paper),
      picture(() => paper - 14),
    );
    expect(found?.words).toBe('differs faintly in 400 of 400 places');
  });

  it('differ when one is longer', () => {
    const [short, long] = [picture(() => paper), picture(() => paper, 80, 90)];
    expect(pictureDifference(short, long)).toEqual({ words: 'was 80 × 80, is 80 × 90', blocks: [] });
  });
});
