import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exerciseIds } from '#training/exercises/exercises.ts';
import { exerciseDrawings } from './exercise-drawings.tsx';

const drawn = exerciseIds.map((id) => ({ id, svg: renderToStaticMarkup(exerciseDrawings[id]) }));

it('no two exercises share a picture', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(exerciseIds.length);
});

describe.each(drawn)('the small picture of $id', ({ svg }) => {
  it('it is at most 3 kB, without text and ids', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3000);
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toMatch(/\bid=|url\(#|NaN|undefined/);
  });

  it('it uses only colour tokens that Day and Night both have', () => {
    const known = /^var\(--(il-(sky-[123]|sun|cloud|hill-[123]|ink|string|wind|skin|shirt)|k[1-4]|surface)\)$/;
    for (const token of svg.match(/var\([^)]*\)/g) ?? []) expect(token).toMatch(known);
  });
});
