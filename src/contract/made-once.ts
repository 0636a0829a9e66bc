/**
 * Makes a value at its first use, and caches it. For the formats of `Intl`: each takes a slow phone 20 to 40 ms, which
 * nobody should wait for while a file is loaded.
 */
export function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
