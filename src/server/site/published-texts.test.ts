import { beforeEach, describe, expect, it } from 'vitest';
import { seedBody } from '#contract/copy/copy-kind.ts';
import { everybody } from '#publishing/audience.ts';
import { jobHandlers } from '#server/jobs.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { listDocuments } from '#server/publishing/documents.sql.ts';
import { listPublications } from '#server/publishing/publications.sql.ts';
import { publishDraft } from '#server/publishing/publish.ts';
import { beginDraft, saveDraft } from '#server/publishing/save-draft.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { publishingOwner as by } from '#testing/server/publishing-owner.ts';
import { useTestEmails } from '#testing/server/use.ts';
import { copyDocument } from './copy-document.ts';
import { publishedTexts } from './published-texts.ts';

const emails = useTestEmails();

let desk: DeskDeps;
beforeEach(async () => {
  desk = { ...emails.deps, kinds: { copy: copyDocument(emails.deps) } };
  await syncSeeds(desk);
});

const heading = 'email-account.reset-password-heading';
const shipped = 'Set a new password';
const own = 'Choose your next password';

async function publish(endsAt: number | null = null): Promise<void> {
  const [document] = await listDocuments(desk.db, 'copy');
  const [latest] = await listPublications(desk.db, { kinds: ['copy'], limit: 1 });
  const asked = { documentId: document!.id, name: 'New words', basedOn: latest!.versionId };
  const { id: draftId } = (await beginDraft(desk, by, asked)) as { id: number };
  const body = { texts: seedBody.texts.map((one) => (one.id === heading ? { id: heading, text: own } : one)) };
  await saveDraft(desk, by, { id: draftId, revision: 1, body });
  const typed = { findings: {}, name: 'English texts' };
  const when = { audience: everybody, startsAt: null, endsAt, why: 'as agreed' };
  expect(await publishDraft(desk, by, { ...when, typed, draftId, revision: 2 })).toMatchObject({ state: 'live' });
  await emails.deps.published.refresh();
}

async function headingOfNext(): Promise<string> {
  await emails.send('reset-password', { email_key: 'ada@example.com' });
  return emails.deps.sent.at(-1)!.text.split('\n')[0]!;
}

describe('the texts that are published', () => {
  it('are in an email that was queued before', async () => {
    await enqueue(desk.db, { kind: 'reset-password', payload: { email_key: 'ada@example.com' } });
    await publish();
    while (await runNextJob(emails.deps, jobHandlers(emails.deps)));
    expect(emails.deps.sent.map(({ text }) => text.split('\n')[0])).toEqual([own]);
  });

  it('end at the planned time, and the next email has those from before', async () => {
    expect(await headingOfNext()).toBe(shipped);
    await publish(emails.deps.clock() + 60_000);
    expect(await headingOfNext()).toBe(own);
    emails.deps.advance(60_000);
    expect(await headingOfNext()).toBe(shipped);
  });

  it('hold no email back when they cannot be read', async () => {
    await publish();
    const published = { ...emails.deps.published, of: () => Promise.reject(new Error('the database is away')) };
    emails.deps.publishedTexts = publishedTexts({ ...emails.deps, published });
    expect(await headingOfNext()).toBe(shipped);
  });

  it('are none of a body that is no list of texts', async () => {
    const [version] = await emails.deps.published.of('copy');
    const published = { ...emails.deps.published, of: async () => [{ ...version!, body: { texts: 'gone' } }] };
    expect((await publishedTexts({ ...emails.deps, published })()).get(heading)).toBe(shipped);
  });
});
