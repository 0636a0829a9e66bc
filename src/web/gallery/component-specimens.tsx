import type { ReactNode } from 'react';
import { Bench, type ComponentBench } from './bench';
import { choiceBenches } from './choice-benches';
import { controlBenches } from './control-benches';
import { barBenches, frameBenches } from './frame-benches';
import { resultBenches } from './result-benches';
import type { Specimen } from './specimen';
import { wordBenches } from './word-benches';

const benches: Record<string, ComponentBench> = {
  ...controlBenches,
  ...choiceBenches,
  ...resultBenches,
  ...wordBenches,
  ...barBenches,
};

/** Every component of `ui` in all its variants. */
export const componentSpecimens: Specimen[] = [
  ...Object.entries(benches).map(([id, { title, ...bench }]) => component(id, title, () => <Bench {...bench} />)),
  ...Object.entries(frameBenches).map(([id, { title, render }]) => component(id, title, render)),
];

function component(id: string, title: string, shows: () => ReactNode): Specimen {
  return { id: `ui-${id}`, title, part: 'Components', shows };
}
