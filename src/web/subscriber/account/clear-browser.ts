/** Removes all entries of these storages except the named ones. */
export function clearBrowser(storages: readonly Storage[], keep: readonly string[]): void {
  for (const storage of storages) {
    for (const name of Object.keys(storage)) if (!keep.includes(name)) storage.removeItem(name);
  }
}
