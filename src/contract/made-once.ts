/**
 * Makes a thing at its first use, and keeps it. For the formats of `Intl`: each takes a slow phone 20 to 40 ms, which
 * nobody should wait for when a file is loaded.
 */
export function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
