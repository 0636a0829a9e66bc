/**
 * The end pages of flights and exercises, with the fact that the last one shows. They load with the code of an exercise,
 * because none is needed earlier.
 */
export type Ends = typeof import('./ends.tsx') &
  Pick<typeof import('#training/facts/fact-of-flight.ts'), 'factOfFlight'>;

export async function loadEnds(): Promise<Ends> {
  const [{ ItemEnd, FlightEnd }, { factOfFlight }] = await Promise.all([
    import('./ends.tsx'),
    import('#training/facts/fact-of-flight.ts'),
  ]);
  return { ItemEnd, FlightEnd, factOfFlight };
}
