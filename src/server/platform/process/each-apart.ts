/**
 * Runs `act` for each item, one after the other. A failure is given to `onFailure` and stops none of the others,
 * because items from outside may have any fault.
 * @param act returns `enough` to end early, such as when a service that it asks does not answer
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
