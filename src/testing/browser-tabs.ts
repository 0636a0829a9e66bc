type Entries = Map<string, string>;

/** What another tab is told of a change in the site's storage (HTML Standard, the `storage` event). */
class StorageNews extends Event {
  constructor(
    readonly key: string,
    readonly newValue: string | null,
  ) {
    super('storage');
  }
}

/**
 * One browser with as many tabs as are opened. All share the site's storage; each has one of its own, and hears of what
 * the others write when `deliver` is called, because a real browser takes its time over that too.
 */
export function createBrowserTabs() {
  const site: Entries = new Map();
  const windows: EventTarget[] = [];
  let waiting: (() => void)[] = [];

  /** A `window` as far as storage goes; `tab` is what its own storage holds. */
  function openTab(tab: Entries = new Map()) {
    const window = new EventTarget();
    const tell = (key: string, value: string | null) => {
      const others = windows.filter((other) => other !== window);
      waiting.push(() => {
        for (const other of others) other.dispatchEvent(new StorageNews(key, value));
      });
    };
    windows.push(window);
    return Object.assign(window, {
      localStorage: storageOf(site, tell),
      sessionStorage: storageOf(tab, () => {}),
    });
  }

  function deliver() {
    while (waiting.length > 0) {
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    }
  }

  return { site, openTab, deliver };
}

function storageOf(entries: Entries, tell: (key: string, value: string | null) => void) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (entries.get(key) === value) return;
      entries.set(key, value);
      tell(key, value);
    },
    removeItem: (key: string) => {
      if (entries.delete(key)) tell(key, null);
    },
  };
}
