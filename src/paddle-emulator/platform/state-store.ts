import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { StoredCard } from './rows.ts';
import { emptyState, type State, startSettingId } from './state.ts';

export interface StateStore {
  load(): Promise<State>;
  /** Resolves once this state, or a later one, would survive a power cut. */
  save(state: State): Promise<void>;
}

/** Stores nothing, for tests. */
export function memoryStore(): StateStore {
  return { load: async () => emptyState(), save: async () => {} };
}

/**
 * Stores the state in `<folder>/state.json`. It writes a new file and renames it, so that the file is always complete.
 * Changes during a write share the next one. Throws when the file does not hold a state.
 */
export function fileStore(folder: string): StateStore {
  const file = path.join(folder, 'state.json');
  let writing: Promise<void> | null = null;
  let waiting: { state: State; done: Promise<void> } | null = null;

  function save(state: State): Promise<void> {
    if (waiting !== null) {
      waiting.state = state;
      return waiting.done;
    }
    if (writing === null) {
      writing = writeAtomically(file, state).finally(() => {
        writing = null;
      });
      return writing;
    }
    const after = writing.catch(() => {});
    waiting = {
      state,
      done: after.then(() => {
        const latest = waiting?.state ?? state;
        waiting = null;
        return save(latest);
      }),
    };
    return waiting.done;
  }

  return {
    async load() {
      await mkdir(folder, { recursive: true });
      return readState(file);
    },
    save,
  };
}

async function readState(file: string): Promise<State> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw error;
  }
  const state = parseState(text);
  if (state === null) throw new Error(`${file} holds no state of the Paddle emulator. Move it away to start afresh.`);
  return state;
}

function parseState(text: string): State | null {
  try {
    const state = JSON.parse(text) as State | null;
    return state?.version === 1 ? withDefaults(state) : null;
  } catch {
    return null;
  }
}

/** Default values of fields that a state of an older version does not have. */
const added = {
  notification: { settingId: startSettingId, repeats: 0, replayedAt: null },
  attempt: { contentType: null },
  billing: () => ({ retries: 0, deferred: [] }),
  card: { method: 'card' },
} as const;

function withDefaults(state: State): State {
  const notifications = state.notifications.map((one) => ({
    ...added.notification,
    ...one,
    attempts: one.attempts.map((attempt) => ({ ...added.attempt, ...attempt })),
  }));
  const billings = Object.fromEntries(
    Object.entries(state.billings).map(([id, one]) => {
      const card: StoredCard = { ...added.card, ...one.card };
      return [id, { ...added.billing(), ...one, card }];
    }),
  );
  return { ...emptyState(), ...state, billings, notifications };
}

async function writeAtomically(file: string, state: State): Promise<void> {
  const beside = `${file}.new`;
  // It holds personal data. `chmod` covers a file that an interrupted write left with other permissions.
  const handle = await open(beside, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(JSON.stringify(state));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
