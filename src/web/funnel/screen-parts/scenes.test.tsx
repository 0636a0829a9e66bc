import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SceneProps } from '#web/ui/illustration/frame.ts';
import { sceneLoads } from './scenes.ts';

const shapes: Record<string, SceneProps> = { sheet: {}, panel: { panel: true }, banner: { banner: true } };

const scenes = await Promise.all(
  Object.entries(sceneLoads).map(async ([name, load]) => ({ name, Scene: await load() })),
);
const drawings = scenes.flatMap(({ name, Scene }) =>
  Object.entries(shapes).map(([shape, props]) => ({ name, shape, svg: renderToStaticMarkup(<Scene {...props} />) })),
);

describe.each(drawings)('the picture $name as a $shape', ({ svg }) => {
  it('a scene is at most 11 kB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(11_000);
  });

  it('a scene is hidden from screen readers and has no text', () => {
    const pictures = svg.match(/<svg\b[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toContain('aria-hidden="true"');
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toMatch(/<(text|title|desc|image)\b/);
  });

  it('a scene has no ids, so that several can be on one page', () => {
    expect(svg).not.toMatch(/\bid=|url\(#/);
  });

  it('a scene is drawn with whole numbers and decimals only', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('a scene uses only colour tokens that Day and Night both have', () => {
    const known = /^var\(--(il-(sky-[123]|sun|cloud|hill-[123]|ink|string|wind|skin|shirt)|k[1-4]|surface)\)$/;
    for (const token of svg.match(/var\([^)]*\)/g) ?? []) expect(token).toMatch(known);
  });
});

describe('the pictures', () => {
  it('the scenes differ from each other in every shape', () => {
    for (const shape of Object.keys(shapes)) {
      // A banner is too low for the climb, so it shows the lift.
      const svgs = drawings.filter((drawing) => drawing.shape === shape && drawing.name !== 'climb');
      expect(new Set(svgs.map(({ svg }) => svg)).size).toBe(svgs.length);
    }
  });
});
