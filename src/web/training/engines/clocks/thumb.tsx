import { Person } from '#web/ui/illustration/person.tsx';

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M0 50C18 36 44 40 72 50V72H0Z" fill="var(--il-hill-3)" />
    <Person x={34} y={48} scale={0.98} hand={[9, -18]} />
  </>
);
