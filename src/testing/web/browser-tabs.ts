type Entries = Map<string, string>;

/** The event that reports a change of the site's storage to other tabs (HTML Standard, the `storage` event). */
class StorageChange extends Event {
  constructor(
    readonly key: string,
    readonly newValue: string | null,
  ) {
    super('storage');
  }
}

/**
 * One browser with any number of tabs. All share localStorage, and each has its own sessionStorage. Tabs learn of the
 * others' writes when `deliver` is called, because real browsers also report them late.
 */
export function createBrowserTabs() {
  const site: Entries = new Map();
  const windows: EventTarget[] = [];
  let waiting: (() => void)[] = [];

  /** A `window` with nothing but storage; `tab` is the content of its sessionStorage. */
  function openTab(tab: Entries = new Map()) {
    const window = new EventTarget();
    const queueEvent = (key: string, value: string | null) => {
      const others = windows.filter((other) => other !== window);
      waiting.push(() => {
        for (const other of others) other.dispatchEvent(new StorageChange(key, value));
      });
    };
    windows.push(window);
    return Object.assign(window, {
      localStorage: storageOf(site, queueEvent),
      sessionStorage: storageOf(tab, () => {}),
    });
  }

  function deliver() {
    while (waiting.length > 0) {
      const pending = waiting;
      waiting = [];
      for (const dispatch of pending) dispatch();
    }
  }

  return { site, openTab, deliver };
}

function storageOf(entries: Entries, queueEvent: (key: string, value: string | null) => void) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (entries.get(key) === value) return;
      entries.set(key, value);
      queueEvent(key, value);
    },
    removeItem: (key: string) => {
      if (entries.delete(key)) queueEvent(key, null);
    },
  };
}
