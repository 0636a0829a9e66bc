import type { TrainingState } from '#contract/training.ts';
import { storedOnDevice } from '#contract/training-consent.ts';
import type { Entry } from '#training/entries/entry.ts';
import type { Answer, TrainingCalls } from '#web/training/store/training-calls.ts';

/** An account that devices send training to. */
export interface Account {
  /** The calls of one sign-in. */
  connect(): TrainingCalls;
  /** Its entries, erased ones among them. */
  entries(): Promise<Entry[]>;
}

interface ModelAccount extends Account {
  state: TrainingState;
  /** The account's clock when everything is erased, ISO 8601. */
  erasesAt: string;
  /** The number of calls until now. */
  calls: number;
}

const done = <Data>(data: Data): Answer<Data> => ({ data });

/** The server's contract for one account in a few lines. */
export function modelAccount(change: Partial<TrainingState> = {}): ModelAccount {
  const kept = new Map<string, { seq: number; entry: Entry }>();
  const account: ModelAccount = {
    calls: 0,
    erasesAt: '2026-11-20T13:00:00.000Z',
    state: {
      plan: null,
      pause: null,
      consent: null,
      writable_until: '2027-06-01T00:00:00.000Z',
      newest_seq: 0,
      ...change,
    },
    entries: async () => [...kept.values()].map(({ entry }) => entry),
    connect: () => counted(callsOf()),
  };
  const put = (entry: Entry) => {
    account.state = { ...account.state, newest_seq: account.state.newest_seq + 1 };
    kept.set(entry.id, { seq: account.state.newest_seq, entry });
  };
  const isKept = () => account.state.consent?.kept_where === 'account';
  const callsOf = (): TrainingCalls => ({
    readState: async () => done(structuredClone(account.state)),
    async listEntries(afterSeq) {
      const all = [...kept.values()].filter(({ seq }) => seq > afterSeq).sort((a, b) => a.seq - b.seq);
      return done({ entries: all.slice(0, 200).map(({ seq, entry }) => ({ seq, entry: withoutTrials(entry) })) });
    },
    async add(entries) {
      const faultOf = ({ at }: Entry) => {
        if (!isKept()) return storedOnDevice;
        return at < (account.state.erased_at ?? '') ? 'made before all training was erased' : null;
      };
      const taken = entries.filter((entry) => faultOf(entry) === null);
      for (const entry of taken) if (!kept.has(entry.id)) put(structuredClone(entry));
      const refused = entries.filter((entry) => !taken.includes(entry));
      return done({
        accepted: taken.map(({ id }) => id),
        refused: refused.map((entry) => ({ id: entry.id, why: faultOf(entry)! })),
      });
    },
    async erase(id) {
      // Also for an entry that has not arrived yet.
      if (!isKept() || kept.get(id)?.entry.kind === 'erased') return done(null);
      put({ kind: 'erased', id, day: '2026-11-20', at: '2026-11-20T12:00:00.000Z', tz_min: 0 });
      return done(null);
    },
    async eraseAll() {
      kept.clear();
      account.state = { ...account.state, erased_at: account.erasesAt };
      return done(null);
    },
    async saveWhere(where) {
      if (where === 'device') kept.clear();
      account.state = { ...account.state, consent: { kept_where: where, version: '1' } };
      return done(null);
    },
    async savePause(pause) {
      account.state = { ...account.state, pause };
      return done(account.state);
    },
  });
  const counted = (calls: TrainingCalls): TrainingCalls =>
    Object.fromEntries(
      Object.entries(calls).map(([name, run]) => [
        name,
        (...given: never[]) => {
          account.calls += 1;
          return (run as (...given: never[]) => unknown)(...given);
        },
      ]),
    ) as unknown as TrainingCalls;
  return account;
}

function withoutTrials(entry: Entry): Entry {
  if (entry.kind !== 'run') return entry;
  const { trials, ...rest } = entry;
  return rest;
}
