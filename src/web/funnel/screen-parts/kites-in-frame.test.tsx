import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SceneProps } from '#web/ui/illustration/frame.ts';
import { sceneLoads } from './scenes.ts';

type Point = readonly [x: number, y: number];

const shapes: Record<string, SceneProps> = { sheet: {}, panel: { panel: true }, banner: { banner: true } };

/** Top, right, bottom and left of a kite that is not moved. */
const corners: readonly Point[] = [
  [0, -28],
  [23, 0],
  [0, 44],
  [-23, 0],
];

/** How the first panel of every kite begins. */
const firstPanel = 'd="M0 0H-23.3';

const pictures = (
  await Promise.all(
    Object.entries(sceneLoads).map(async ([name, load]) => {
      const Scene = await load();
      return Object.entries(shapes).flatMap(([shape, props]) =>
        renderToStaticMarkup(<Scene {...props} />)
          .split(/(?=<svg)/)
          .filter((svg) => svg.startsWith('<svg'))
          .map((svg) => ({ name, shape, svg })),
      );
    }),
  )
).flat();

describe.each(pictures)('the picture $name as a $shape', ({ svg }) => {
  it('a scene is never cropped, whatever the shape of its box', () => {
    expect(svg).toMatch(/preserveAspectRatio="xMidY(Max|Mid) meet"/);
  });

  it('every kite of a scene is inside the part that all boxes show', () => {
    const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as number[];
    const isOutside = ([x, y]: Point) => x < left! || x > left! + width! || y < top! || y > top! + height!;
    expect(kitesIn(svg).flat().filter(isOutside)).toEqual([]);
  });
});

it('the kites of a picture are found', () => {
  expect(pictures.filter(({ svg }) => kitesIn(svg).length > 0).length).toBeGreaterThan(pictures.length / 2);
});

/** The corners of every kite, in the units of the viewBox. */
function kitesIn(svg: string): Point[][] {
  const open: string[] = [];
  const found: Point[][] = [];
  for (const [tag] of svg.matchAll(/<\/?[a-z][^>]*>/gi)) {
    if (tag === '</g>') open.pop();
    else if (tag.startsWith('<g')) open.push(/transform="([^"]*)"/.exec(tag)?.[1] ?? '');
    else if (tag.includes(firstPanel)) found.push(corners.map((corner) => moved(corner, open)));
  }
  return found;
}

/** A point after the transformations of all groups around it, the innermost first. */
function moved(point: Point, transforms: readonly string[]): Point {
  const steps = transforms.flatMap((transform) => [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]);
  return steps.reduceRight<Point>(([x, y], [, kind, text]) => {
    const [a, b = a] = text!.split(' ').map(Number) as [number, number?];
    if (kind === 'translate') return [x + a, y + b!];
    if (kind === 'scale') return [x * a, y * b!];
    const angle = (a * Math.PI) / 180;
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  }, point);
}
