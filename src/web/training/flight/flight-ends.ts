/** What flights and their exercises end with. It comes with the code of an exercise, because nothing ends before. */
export type Ends = typeof import('./ends.tsx');
