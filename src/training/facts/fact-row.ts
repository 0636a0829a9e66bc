/** Something true about what was done, in one sentence; never a verdict (delight.md § 7). */
export interface Fact<Id extends string = string> {
  id: Id;
  text: string;
}

/** A row of a table of facts. */
export interface FactRow<Id extends string, Given> {
  id: Id;
  factsOf(given: Given): Fact<Id>[];
}

/** A table's way to make its rows, about days or about weeks. */
export const rowOf =
  <Given>() =>
  /**
   * @param found the values that the sentence is about; none when the fact does not hold
   */
  <const Id extends string, Value>(
    id: Id,
    found: (given: Given) => readonly Value[],
    sentence: (value: Value) => string,
  ): FactRow<Id, Given> => ({
    id,
    factsOf: (given) => found(given).map((value) => ({ id, text: sentence(value) })),
  });

/** A number that is large enough to be named; zero never is. */
export const from = (fewest: number, number: number): readonly number[] => (number >= fewest ? [number] : []);

/** For a sentence without a number. */
export const when = (holds: boolean): readonly true[] => (holds ? [true] : []);
