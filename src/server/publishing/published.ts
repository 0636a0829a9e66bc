import type { Kysely } from 'kysely';
import type { Json } from '#publishing/body.ts';
import { type Publication, stillOpen } from '#publishing/shown.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findVersions, type VersionRecord } from './documents.sql.ts';
import { listOpenPublications, readEpoch } from './publications.sql.ts';

/** A publication with the body that it shows. */
export interface PublishedVersion extends Publication {
  number: number;
  body: Json;
}

/** What is shown, held in memory, so that a visitor's request asks the database nothing. */
export interface Published {
  /** The publications of a kind that are in force or come into force; their times decide. */
  of: (kind: string) => Promise<readonly PublishedVersion[]>;
  /** The same with those that were in force at a time (epoch ms) or since. */
  since: (kind: string, at: number) => Promise<readonly PublishedVersion[]>;
  /** Reads again, if somebody has changed what is shown since. */
  refresh: () => Promise<void>;
}

interface Memory {
  epoch: number;
  byKind: Map<string, readonly PublishedVersion[]>;
  /** By kind and time. */
  past: Map<string, Promise<readonly PublishedVersion[]>>;
}

export function createPublished({ db, clock }: Pick<Deps, 'db' | 'clock'>): Published {
  let memory: Memory = { epoch: -1, byKind: new Map(), past: new Map() };
  /** How many refreshes have begun, and which of them is the last that is done. */
  let [begun, done] = [0, 0];
  const reading = new Map<string, Promise<readonly PublishedVersion[]>>();

  async function read(kind: string): Promise<readonly PublishedVersion[]> {
    // Read first: a change in between is seen by the next refresh.
    const epoch = await readEpoch(db);
    const found = await readPublished(db, kind, clock());
    if (epoch > memory.epoch) memory = { epoch, byKind: new Map(), past: new Map() };
    memory.byKind.set(kind, found);
    return found;
  }

  /** Requests that arrive while it is being read share the answer. */
  function readOnce(kind: string): Promise<readonly PublishedVersion[]> {
    const under = reading.get(kind) ?? read(kind).finally(() => reading.delete(kind));
    reading.set(kind, under);
    return under;
  }

  return {
    of: async (kind) => memory.byKind.get(kind) ?? readOnce(kind),
    since(kind, at) {
      const { past } = memory;
      const known = past.get(`${kind} ${at}`);
      if (known) return known;
      const reading = readPublished(db, kind, at);
      past.set(`${kind} ${at}`, reading);
      reading.catch(() => past.delete(`${kind} ${at}`));
      return reading;
    },
    async refresh() {
      const turn = ++begun;
      const epoch = await readEpoch(db);
      if (epoch === memory.epoch) return;
      const fresh = await Promise.all(
        [...memory.byKind.keys()].map(async (kind) => [kind, await readPublished(db, kind, clock())] as const),
      );
      // A slower refresh that began earlier does not put the state before back.
      if (turn < done) return;
      done = turn;
      memory = { epoch, byKind: new Map(fresh), past: new Map() };
    },
  };
}

/** The approved publications of a kind that are not over at a time (epoch ms), as the database has them now. */
export async function readPublished(db: Kysely<Schema>, kind: string, now: number): Promise<PublishedVersion[]> {
  const open = stillOpen(await listOpenPublications(db, { kinds: [kind], now }), now).filter(
    (one) => one.approvedAt !== null,
  );
  const versions = await findVersions(db, [...new Set(open.map(({ versionId }) => versionId))]);
  const byId = new Map<number, VersionRecord>(versions.map((version) => [version.id, version]));
  return open.map((one) => ({ ...one, number: byId.get(one.versionId)!.number, body: byId.get(one.versionId)!.body }));
}
