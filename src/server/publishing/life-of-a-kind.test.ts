import { Kysely, PostgresDialect } from 'kysely';
import { Type } from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { everybody } from '#publishing/audience.ts';
import { differencesOf } from '#publishing/difference.ts';
import type { Kind } from '#publishing/kind.ts';
import { createTestDeps, type TestDeps } from '#testing/server/deps.ts';
import { publishingOwner as by } from '#testing/server/publishing-owner.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import type { DeskDeps } from './deps.ts';
import type { DocumentKind } from './document-kind.ts';
import { listDocuments } from './documents.sql.ts';
import { listDrafts } from './drafts.sql.ts';
import { endShown } from './end-shown.ts';
import { listPublications } from './publications.sql.ts';
import { publishAgain, publishDraft } from './publish.ts';
import { createPublished } from './published.ts';
import { beginDraft, saveDraft } from './save-draft.ts';
import { syncSeeds } from './sync-seeds.ts';

/** A kind of its own: kites with a colour. Adding it takes one row and what stands here. */
interface Kites {
  [name: string]: string;
}
const rules: Kind<Kites, null> = {
  name: 'kites',
  place: 'own',
  check: (body) =>
    Object.entries(body).flatMap(([name, colour]) =>
      colour === ''
        ? [{ id: name, effect: 'refuses' as const, path: [name], text: `${name} has no colour.`, hint: 'Choose one.' }]
        : [],
    ),
  describe: (before, after) =>
    differencesOf(before ?? {}, after).map((one) => ({
      path: one.path,
      what: one.path.join(),
      before: (one.before as string | undefined) ?? null,
      after: (one.after as string | undefined) ?? null,
    })),
  needsApproval: () => null,
};
const kites = (body: Kites): DocumentKind<Kites, null> => ({
  rules,
  schema: Type.Record(Type.String(), Type.String()),
  seeds: [{ slug: 'kites', name: 'Kites', body }],
  readFacts: async () => null,
  editorFacts: async () => null,
  onVersion: async () => undefined,
  carryOver: async () => null,
});

const database = useTestDatabase();
const typed = { findings: {}, name: '' };
const plan = { audience: everybody, startsAt: null, endsAt: null, why: 'as agreed', typed };

let parts: TestDeps;
let deps: DeskDeps;
beforeEach(async () => {
  await database.empty();
  parts = createTestDeps(database);
  deps = { ...parts, kinds: { kites: kites({ big: 'red' }) } };
  await syncSeeds(deps);
});

const shown = async () => (await deps.published.of('kites')).map(({ body }) => body);
const document = async () => (await listDocuments(database.db, 'kites'))[0]!;
const history = () => listPublications(database.db, { kinds: ['kites'], limit: 50 });

/** A saved draft. @returns its id */
async function drafted(body: Kites): Promise<number> {
  const { id: documentId } = await document();
  const [latest] = await history();
  const begun = await beginDraft(deps, by, { documentId, name: 'Autumn', basedOn: latest!.versionId });
  if (!('id' in begun)) throw new Error('not begun');
  await saveDraft(deps, by, { id: begun.id, revision: 1, body });
  return begun.id;
}
const publish = async (body: Kites) => publishDraft(deps, by, { ...plan, draftId: await drafted(body), revision: 2 });

describe('a kind that only a row knows', () => {
  it('goes through its whole life: seed, draft, check, live, rolled back, ended', async () => {
    expect(await shown()).toEqual([{ big: 'red' }]);
    expect(await publish({ big: '' })).toMatchObject({ refused: 'findings' });
    expect(await publish({ big: 'blue' })).toMatchObject({ state: 'live' });
    expect(await shown()).toEqual([{ big: 'blue' }]);
    const [blue, red] = await history();
    expect(blue).toMatchObject({ changes: [{ what: 'big', before: 'red', after: 'blue' }], askedBy: 'R. Okafor' });
    expect(await publishAgain(deps, by, { publicationId: red!.id, why: 'better' })).toMatchObject({ state: 'live' });
    expect(await shown()).toEqual([{ big: 'red' }]);
    const [present] = await history();
    expect(await endShown(deps, by, { publicationId: present!.id, why: 'over' })).toBe('ended');
    expect(await shown()).toEqual([{ big: 'blue' }]);
  });

  it('is checked again before it is rolled back, and not published if the checks refuse it now', async () => {
    await publish({ big: 'blue' });
    const [, red] = await history();
    const noRed = [{ id: 'red', effect: 'refuses' as const, path: [], text: 'Red is over.', hint: '' }];
    const check: typeof rules.check = (body) => (body.big === 'red' ? noRed : []);
    deps = { ...deps, kinds: { kites: { ...kites({ big: 'red' }), rules: { ...rules, check } } } };
    expect(await publishAgain(deps, by, { publicationId: red!.id, why: 'better' })).toMatchObject({ findings: noRed });
    expect(await shown()).toEqual([{ big: 'blue' }]);
  });

  it('a body that is not of its shape is not saved', async () => {
    const id = await drafted({ big: 'blue' });
    expect(await saveDraft(deps, by, { id, revision: 2, body: { big: 7 } })).toMatchObject({ refused: 'shape' });
  });
});

describe('a release', () => {
  const release = async (body: Kites) => {
    deps = { ...deps, kinds: { kites: kites(body) } };
    await syncSeeds(deps);
  };
  const drafts = async () => listDrafts(database.db, [(await document()).id]);

  it('publishes its new seed where the older one is shown, and once', async () => {
    await release({ big: 'green' });
    await release({ big: 'green' });
    expect(await shown()).toEqual([{ big: 'green' }]);
    expect((await history()).map(({ askedBy }) => askedBy)).toEqual(['Release', 'Release']);
  });

  it('overwrites nothing of an operator’s: the new seed is a draft with their changes, and once', async () => {
    await publish({ big: 'blue' });
    await release({ big: 'green', small: 'white' });
    await release({ big: 'green', small: 'white' });
    expect(await shown()).toEqual([{ big: 'blue' }]);
    expect((await drafts()).map(({ name, body, editedBy }) => [name, body, editedBy])).toEqual([
      ['New with this release', { big: 'blue', small: 'white' }, 'Release'],
    ]);
  });

  it('tells an operator of its draft once, until it is published', async () => {
    const told = () => database.db.selectFrom('work_items').select(['kind', 'facts', 'solution']).execute();
    await publish({ big: 'blue' });
    await release({ big: 'green', small: 'white' });
    await release({ big: 'green', small: 'white' });
    const row = { kind: 'draft of a release', facts: { document: 'Kites' } };
    expect(await told()).toEqual([{ ...row, solution: '' }]);
    const [draft] = await drafts();
    await publishDraft(deps, by, { ...plan, draftId: draft!.id, revision: draft!.revision });
    expect(await told()).toEqual([{ ...row, solution: 'Published or removed.' }]);
  });

  it('with nothing new leaves no draft', async () => {
    await publish({ big: 'blue' });
    await release({ big: 'green' });
    expect([await shown(), await drafts()]).toEqual([[{ big: 'blue' }], []]);
  });

  it('of two processes that start at once one publishes', async () => {
    deps = { ...deps, kinds: { kites: kites({ big: 'green' }) } };
    await Promise.all([syncSeeds(deps), syncSeeds(deps), syncSeeds(deps)]);
    expect(await history()).toHaveLength(2);
  });
});

describe('a process that is killed while it publishes', () => {
  it('leaves the old or the new, whole, at every step', async () => {
    let step = 0;
    for (let isDone = false; !isDone; step += 1) {
      const id = await drafted({ big: `colour ${step}` });
      const before = await shown();
      const dying = { ...deps, db: dyingAfter(step) };
      isDone = await publishDraft(dying, by, { ...plan, draftId: id, revision: 2 }).then(
        () => true,
        () => false,
      );
      const fresh = { ...deps, published: createPublished(parts) };
      const now = (await fresh.published.of('kites')).map(({ body }) => body);
      const isNew = (now[0] as Kites | undefined)?.big === `colour ${step}`;
      expect(isNew ? [{ big: `colour ${step}` }] : before).toEqual(now);
      // Told in the audit exactly if it is shown, and still a draft if it is not.
      const { rowCount } = await database.pool.query(
        `select 1 from audit where act = 'published' and record like '%colour ${step}"%'`,
      );
      expect(rowCount).toBe(isNew ? 1 : 0);
      expect((await listDrafts(database.db, [(await document()).id])).some((one) => one.id === id)).toBe(!isNew);
      await deps.published.refresh();
    }
    expect(step).toBeGreaterThan(10);
  });
});

/** A database whose connection is lost before the query with this number. */
function dyingAfter(queries: number): Kysely<never> {
  let left = queries;
  const pool = {
    async connect() {
      const client = await database.pool.connect();
      return {
        query: (...args: Parameters<typeof client.query>) => {
          left -= 1;
          if (left >= 0) return client.query(...args);
          throw new Error('killed');
        },
        release: () => client.release(true),
      };
    },
    end: async () => undefined,
  };
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) });
}
