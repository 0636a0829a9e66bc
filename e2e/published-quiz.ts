import { everybody } from '#publishing/audience.ts';
import { canonical } from '#publishing/body.ts';
import { hashOf } from '#server/publishing/documents.sql.ts';
import { query } from './database.ts';

/**
 * Puts a version of a quiz in force, as approving it does, without the desk.
 * @returns takes it back
 */
export async function putInForce(name: string, body: object): Promise<() => Promise<void>> {
  const [document] = await query<{ id: string }>(`select id from documents where kind = 'quiz' and slug = $1`, [name]);
  const [version] = await query<{ id: string }>(
    `insert into document_versions (document_id, number, body, hash, seed, note, findings, made_by, made_at)
    values ($1, (select max(number) + 1 from document_versions where document_id = $1), $2, $3, false, '', '[]', 'Test', now())
    returning id`,
    [document!.id, JSON.stringify(body), hashOf(JSON.parse(canonical(body as never)))],
  );
  const [publication] = await query<{ id: string }>(
    `insert into publications (document_id, version_id, audience, starts_at, asked_by, asked_at, approved_by, approved_at, why, changes, back_to)
    values ($1, $2, $3, now(), 'Test', now(), 'Test', now(), 'test', '[]', false) returning id`,
    [document!.id, version!.id, JSON.stringify(everybody)],
  );
  await raiseEpoch();
  return async () => {
    await query('update publications set ends_at = now() where id = $1', [publication!.id]);
    await raiseEpoch();
  };
}

async function raiseEpoch(): Promise<void> {
  await query('update publish_epoch set n = n + 1');
  await query(`select pg_notify('published', '')`);
}
