/**
 * Does something with each, one after the other. One that fails is told and stops none of the others, because what comes
 * from outside may be anything.
 * @param act `enough` ends early, as when whoever has to be asked for the rest does not answer
 * @returns how many failed
 */
export async function eachApart<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
  onFailure: (error: unknown, item: Item) => void | Promise<void>,
): Promise<number> {
  let failed = 0;
  for (const item of items) {
    try {
      if ((await act(item)) === 'enough') break;
    } catch (error) {
      failed += 1;
      await onFailure(error, item);
    }
  }
  return failed;
}
