/** The end pages of flights and exercises. They load with the code of an exercise, because none is needed earlier. */
export type Ends = typeof import('./ends.tsx');
