import type { ReactNode } from 'react';
import { Bench, type ComponentBench } from './bench.tsx';
import { choiceBenches } from './choice-benches.tsx';
import { controlBenches } from './control-benches.tsx';
import { barBenches, frameBenches } from './frame-benches.tsx';
import { resultBenches } from './result-benches.tsx';
import type { Story } from './story.ts';
import { textBenches } from './text-benches.tsx';

const benches: Record<string, ComponentBench> = {
  ...controlBenches,
  ...choiceBenches,
  ...resultBenches,
  ...textBenches,
  ...barBenches,
};

/** Every component of `ui` in all its variants. */
export const componentStories: Story[] = [
  ...Object.entries(benches).map(([id, { title, ...bench }]) => component(id, title, () => <Bench {...bench} />)),
  ...Object.entries(frameBenches).map(([id, { title, render }]) => component(id, title, render)),
];

function component(id: string, title: string, shows: () => ReactNode): Story {
  return { id: `ui-${id}`, title, part: 'Components', shows };
}
