/** More than one question on its way keeps the database and this process busy at the same time. */
const mostOnTheWay = 2;
const mostKeys = 100;

interface Waiting<Key, Found> {
  key: Key;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one question of those that wait at the same moment. A key that comes while questions are on their way joins the
 * next one, so that nobody is answered from before they asked; with nobody else there it is asked at once.
 * @param ask answers all keys in their order
 */
export function batchReads<Key, Found>(ask: (keys: Key[]) => Promise<Found[]>): (key: Key) => Promise<Found> {
  const waiting: Waiting<Key, Found>[] = [];
  let onTheWay = 0;

  function send() {
    if (waiting.length === 0 || onTheWay >= mostOnTheWay) return;
    const batch = waiting.splice(0, mostKeys);
    onTheWay += 1;
    ask(batch.map(({ key }) => key))
      .then(
        (found) => {
          for (const [i, { resolve }] of batch.entries()) resolve(found[i]!);
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      )
      .finally(() => {
        onTheWay -= 1;
        send();
      });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // After this turn of the event loop, so that requests read from several sockets at once go together.
      if (waiting.length === 1) setImmediate(send);
    });
}
