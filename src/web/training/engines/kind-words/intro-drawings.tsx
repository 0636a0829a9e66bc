import type { ReactNode } from 'react';
import { hills, page } from '#web/training/guided/drawing-parts.tsx';
import { Person } from '#web/ui/illustration/person.tsx';

const friends = (
  <>
    {hills}
    <Person x={34} y={78} scale={1.05} sitting hand={[14, -18]} />
    <Person x={66} y={80} scale={1.05} sitting turned shirt="#A794EE" skin="#8A5A3C" hand={[12, -14]} />
  </>
);
const heart = (
  <path d="M48 76C31 63 20 53 20 39A14 14 0 0 1 48 33a14 14 0 0 1 28 6C76 53 65 63 48 76z" fill="#F28AA0" />
);

/** The pictures of the introduction, on a grid of 96. */
export const introDrawings: readonly ReactNode[] = [friends, page, heart];
