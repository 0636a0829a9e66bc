const mostKeys = 100;

interface Waiting<Key, Found> {
  key: Key;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one query of the reads that wait at the same moment: the busier the database, the more of them share a query. A
 * key that comes while a query runs joins the next one, so that nobody gets data from before they asked.
 * @param read reads all keys, and returns the results in their order
 */
export function batchReads<Key, Found>(read: (keys: Key[]) => Promise<Found[]>): (key: Key) => Promise<Found> {
  const waiting: Waiting<Key, Found>[] = [];
  let isReading = false;

  function readNext() {
    if (waiting.length === 0 || isReading) return;
    const batch = waiting.splice(0, mostKeys);
    isReading = true;
    read(batch.map(({ key }) => key))
      .then(
        (found) => {
          for (const [i, { resolve }] of batch.entries()) resolve(found[i]!);
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      )
      .finally(() => {
        isReading = false;
        readNext();
      });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      readNext();
    });
}
