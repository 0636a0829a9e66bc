import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { RenderedRoot } from './renderer.ts';

interface Rendering {
  build: string;
  hash: string;
}

const notFoundPath = '';

export async function findRendered(db: Kysely<Schema>, { build, hash }: Rendering): Promise<RenderedRoot[]> {
  const rows = await db
    .selectFrom('rendered_pages')
    .select(['path', 'html'])
    .where('build', '=', build)
    .where('hash', '=', hash)
    .execute();
  return rows.map(({ path, html }) => ({ path: path === notFoundPath ? null : path, html }));
}

/** Another process may have stored the same. `now` is epoch ms. */
export async function insertRendered(
  db: Kysely<Schema>,
  { build, hash }: Rendering,
  { roots, now }: { roots: readonly RenderedRoot[]; now: number },
): Promise<void> {
  const made_at = new Date(now);
  await db
    .insertInto('rendered_pages')
    .values(roots.map(({ path, html }) => ({ build, hash, path: path ?? notFoundPath, html, made_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes what was rendered before then (epoch ms); what is still shown is rendered again when a process starts. */
export async function forgetRendered(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('rendered_pages').where('made_at', '<', new Date(before)).execute();
}
