import { Person } from '#web/ui/illustration/person.tsx';

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M0 56C18 42 30 62 46 50S72 46 72 46V72H0Z" fill="var(--il-hill-2)" />
    <Person x={22} y={54} scale={0.82} hand={[11, -36]} shirt="#5AA2E6" />
    <Person x={52} y={50} scale={0.66} hand={[-11, -36]} />
  </>
);
