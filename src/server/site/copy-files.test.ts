import fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CopyGroup, pageGroups } from '#contract/copy/catalogue.ts';
import { copyFile } from '#contract/copy/copy-file.ts';
import { lost } from '#contract/copy/lost.ts';
import { everybody } from '#publishing/audience.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { listDocuments } from '#server/publishing/documents.sql.ts';
import { makePreview } from '#server/publishing/preview-link.ts';
import { listPublications } from '#server/publishing/publications.sql.ts';
import { createPublished } from '#server/publishing/published.ts';
import { beginDraft } from '#server/publishing/save-draft.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { createTestDeps, type TestDeps } from '#testing/server/deps.ts';
import { publishCopy } from '#testing/server/publish-body.ts';
import { publishingOwner as by } from '#testing/server/publishing-owner.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { contentRoutes } from './content.routes.ts';
import { copyDocument } from './copy-document.ts';
import { type CopyFiles, createCopyFiles } from './copy-files.ts';

const database = useTestDatabase();

let parts: TestDeps;
let deps: DeskDeps;
beforeEach(async () => {
  await database.empty();
  parts = createTestDeps(database);
  deps = { ...parts, kinds: { copy: copyDocument(parts) } };
  await syncSeeds(deps);
});

/** Another process, with nothing in memory. */
const process = () => createCopyFiles({ ...parts, published: createPublished(parts) });

/** Without those of prerendered pages, whose texts are never in the code. */
const hashes = async (files: CopyFiles) => {
  const { hashes: all } = await files.shown();
  return Object.fromEntries(Object.entries(all).filter(([group]) => !pageGroups.includes(group as CopyGroup)));
};

const publish = (texts: Record<string, string>, audience = everybody, endsAt: number | null = null) =>
  publishCopy(deps, texts, { audience, endsAt });

describe('the texts of pages', () => {
  it('cost a page nothing while they are as shipped', async () => {
    expect(await hashes(process())).toEqual({});
  });

  it('a published sentence is on every process, and only what differs is loaded', async () => {
    expect(await publish({ 'paywall.title': 'Here is your plan' })).toMatchObject({ state: 'live' });
    const { paywall } = await hashes(process());
    expect(JSON.parse((await process().read(paywall!))!)).toEqual({ title: 'Here is your plan' });
  });

  it('of a prerendered page are loaded whole from other pages, also as shipped', async () => {
    const read = async (files: CopyFiles) => JSON.parse((await files.read((await files.shown()).hashes.lost!))!);
    expect(await read(process())).toEqual(lost);
    await publish({ 'lost.title': 'Nothing is here' });
    expect(await read(process())).toEqual({ ...lost, title: 'Nothing is here' });
  });

  it('end at the planned time, and pages have those from before', async () => {
    await publish({ 'paywall.title': 'Here is your plan' }, everybody, parts.clock() + 60_000);
    const files = process();
    expect(await hashes(files)).not.toEqual({});
    parts.advance(60_000);
    expect(await hashes(files)).toEqual({});
  });

  it('what a page was given stays at its address after the next publication', async () => {
    await publish({ 'paywall.title': 'Here is your plan' });
    const before = (await hashes(process())).paywall!;
    await publish({ 'paywall.title': 'This is your plan' });
    expect((await hashes(process())).paywall).not.toBe(before);
    expect(JSON.parse((await process().read(before))!)).toEqual({ title: 'Here is your plan' });
    await publish({});
    expect(await hashes(process())).toEqual({});
    expect(await process().read(before)).not.toBeNull();
  });

  it('are for everybody', async () => {
    const some = { quizzes: ['A'], countries: null };
    expect(await publish({ 'paywall.title': 'Here is your plan' }, some)).toMatchObject({ refused: 'findings' });
  });

  it('a draft of them has no link for others, since no page shows it', async () => {
    const [document] = await listDocuments(database.db, 'copy');
    const [latest] = await listPublications(database.db, { kinds: ['copy'], limit: 1 });
    const asked = { documentId: document!.id, name: 'New words', basedOn: latest!.versionId };
    const begun = (await beginDraft(deps, by, asked)) as { id: number };
    expect(await makePreview({ ...deps, secrets: parts.secrets }, by, begun.id)).toBeNull();
  });

  it('a text that is refused is never shown', async () => {
    expect(await publish({ 'paywall.title-named': 'Your plan' })).toMatchObject({ refused: 'findings' });
    expect(await hashes(process())).toEqual({});
  });

  it('are sent for ever at the address of their content, and nothing at any other', async () => {
    await publish({ 'paywall.title': 'Here is your plan' });
    const copyFiles = process();
    const app = fastify();
    contentRoutes(app, { ...parts, copyFiles });
    const { paywall } = await hashes(copyFiles);
    const answer = await app.inject(copyFile(paywall!));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const hash of ['0123456789abcdef', 'x', '..%2f..%2fetc']) {
      expect((await app.inject(copyFile(hash))).statusCode).toBe(404);
    }
  });
});
