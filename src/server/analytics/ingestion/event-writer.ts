import { type Folded, joinFolded } from './fold-identify.ts';

/** Events that may wait for the database before uploads are refused. */
const mostWaiting = 20_000;
/** Events of one insert; a larger upload is an insert of its own. */
const mostTogether = 3000;

interface Waiting {
  upload: Folded;
  /** Events, or people where there are more people than events. */
  size: number;
  /** @param fault why the events could not be stored; null when they are durable */
  settle: (fault: { cause: unknown } | null) => void;
}

export interface EventWriter {
  /**
   * Resolves once the events are durable, or at once with 'busy' when too many wait. Rejects when the database fails.
   */
  write(upload: Folded): Promise<'stored' | 'busy'>;
  /** Resolves once no upload waits, including those of callers who have hung up. Never rejects. */
  idle(): Promise<void>;
}

/** Group commit: uploads that arrive while an insert runs share the next one. */
export function createEventWriter(insert: (upload: Folded) => Promise<void>): EventWriter {
  let queue: Waiting[] = [];
  let waitingEvents = 0;
  let writing: Promise<void> | null = null;

  /** Writes until no upload waits. Only one run at a time. */
  function drain(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  }

  async function writeAll() {
    while (queue.length > 0) {
      const group = queue.slice(0, groupLength(queue));
      queue = queue.slice(group.length);
      await store(group);
    }
  }

  /** When a group fails, each upload is retried alone, so that one cannot make the others fail. */
  async function store(group: readonly Waiting[]): Promise<void> {
    try {
      await insert(joinFolded(group.map(({ upload }) => upload)));
      for (const { settle } of group) settle(null);
    } catch (cause) {
      if (group.length === 1) group[0]!.settle({ cause });
      else for (const waiting of group) await store([waiting]);
    }
  }

  return {
    write(upload) {
      const size = Math.max(upload.rows.length, upload.people.length);
      if (size === 0) return Promise.resolve('stored');
      if (waitingEvents > 0 && waitingEvents + size > mostWaiting) return Promise.resolve('busy');
      waitingEvents += size;
      return new Promise((resolve, reject) => {
        const settle: Waiting['settle'] = (fault) => {
          waitingEvents -= size;
          if (fault === null) resolve('stored');
          else reject(fault.cause);
        };
        queue.push({ upload, size, settle });
        setImmediate(drain);
      });
    },
    async idle() {
      do await drain();
      while (queue.length > 0);
    },
  };
}

/** How many of the waiting uploads fit into one insert; at least the first does. */
function groupLength(queue: readonly Waiting[]): number {
  let together = 0;
  const end = queue.findIndex(({ size }, index) => {
    together += size;
    return together > mostTogether && index > 0;
  });
  return end === -1 ? queue.length : end;
}
