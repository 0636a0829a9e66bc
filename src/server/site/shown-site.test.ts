import { beforeEach, describe, expect, it } from 'vitest';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { createPublished } from '#server/publishing/published.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { createTestDeps, type TestDeps } from '#testing/server/deps.ts';
import { copyWith, publishBody, publishCopy } from '#testing/server/publish-body.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { copyDocument } from './copy-document.ts';
import { createCopyFiles } from './copy-files.ts';
import { quizDocument } from './quiz-document.ts';
import { createQuizFiles } from './quiz-files.ts';
import { createRenderedPages } from './rendered-pages.ts';
import type { RenderedWith } from './renderer.ts';
import { shippedQuizzes } from './shipped-quizzes.ts';
import { watchSite } from './shown-site.ts';

const database = useTestDatabase();

let parts: TestDeps;
let deps: DeskDeps;
beforeEach(async () => {
  await database.empty();
  parts = createTestDeps(database);
  deps = { ...parts, kinds: { copy: copyDocument(parts), quiz: quizDocument(parts) } };
  await syncSeeds(deps);
});

/** A process with a build whose only page shows Home’s title. */
function startProcess({ build = 'one', fails = () => false }: { build?: string; fails?: () => boolean } = {}) {
  const rendered: RenderedWith[] = [];
  const renderer = {
    build: async () => build,
    async render(given: RenderedWith) {
      rendered.push(given);
      if (fails()) throw new Error('No such scene');
      return [{ path: '/', html: `<h1>${given.texts.home?.title ?? given.quizzes.adhd?.door}</h1>` }];
    },
  };
  const pages = async () => [
    { path: '/', status: 200, html: '<h1></h1>', groups: ['home'], rendered: [0, 9] as const },
  ];
  const published = createPublished(parts);
  const copyFiles = createCopyFiles({ ...parts, published });
  const renderedPages = createRenderedPages({ ...parts, renderer, pages });
  const quizFiles = createQuizFiles({ ...parts, published });
  const site = watchSite({ ...parts, copyFiles, quizFiles, renderedPages });
  const root = async () => {
    await published.refresh();
    return (await site.shown()).roots.get('/');
  };
  return { site, rendered, renderedPages, quizFiles, root };
}

const publish = (texts: Record<string, string>) => publishCopy(deps, texts);

describe('prerendered pages', () => {
  it('are as built while their texts are as shipped', async () => {
    const { root, rendered } = startProcess();
    await publish({ 'paywall.title': 'Here is your plan' });
    expect(await root()).toBeUndefined();
    expect(rendered).toEqual([]);
  });

  it('are rendered with what is published, and again as built after it is rolled back', async () => {
    await publish({ 'home.title': 'Hello' });
    expect(await startProcess().root()).toBe('<h1>Hello</h1>');
    await publish({});
    expect(await startProcess().root()).toBeUndefined();
  });

  it('are rendered once for all processes of a build', async () => {
    await publish({ 'home.title': 'Hello' });
    const [first, second, other] = [startProcess(), startProcess(), startProcess({ build: 'two' })];
    for (const { root } of [first, second, other]) expect(await root()).toBe('<h1>Hello</h1>');
    expect([first, second, other].map(({ rendered }) => rendered.length)).toEqual([1, 0, 1]);
  });

  it('are the same on two processes that render them at the same moment', async () => {
    await publish({ 'home.title': 'Hello' });
    const roots = await Promise.all([startProcess(), startProcess()].map(({ root }) => root()));
    expect(roots).toEqual(['<h1>Hello</h1>', '<h1>Hello</h1>']);
    expect((await database.pool.query('select path from rendered_pages')).rows).toEqual([{ path: '/' }]);
  });

  it('are rendered once for requests that come together', async () => {
    await publish({ 'home.title': 'Hello' });
    const { root, rendered } = startProcess();
    expect(await Promise.all([root(), root(), root()])).toEqual(Array(3).fill('<h1>Hello</h1>'));
    expect(rendered).toHaveLength(1);
  });

  it('stay what they were when they cannot be rendered, and are tried again after a minute', async () => {
    await publish({ 'home.title': 'Hello' });
    let isBroken = false;
    const { root, rendered, site } = startProcess({ fails: () => isBroken });
    await site.shown();
    isBroken = true;
    await publish({ 'home.title': 'Good day' });
    expect(await root()).toBe('<h1>Hello</h1>');
    expect(await root()).toBe('<h1>Hello</h1>');
    expect(rendered).toHaveLength(2);
    isBroken = false;
    parts.advance(60_000);
    expect(await root()).toBe('<h1>Good day</h1>');
  });

  it('are as built on a process that has never rendered them, when that fails', async () => {
    await publish({ 'home.title': 'Hello' });
    const { site } = startProcess({ fails: () => true });
    const { roots, texts, copy } = await site.shown();
    expect([roots.size, texts]).toEqual([0, {}]);
    expect(copy.home).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('a quiz that is published', () => {
  const adhd = { ...shippedQuizzes.adhd, door: 'My focus drifts' };
  const publishQuiz = (body: QuizBody) => publishBody(deps, { kind: 'quiz', slug: 'adhd', body });

  it('is in pages with its words and its first screen, and whole under its hash', async () => {
    expect(await publishQuiz(adhd)).toMatchObject({ state: 'live' });
    const { root, site, quizFiles } = startProcess();
    expect(await root()).toBe('<h1>My focus drifts</h1>');
    const { quizzes } = await site.shown();
    expect(Object.keys(quizzes)).toEqual(['adhd']);
    expect(quizzes.adhd).toMatchObject({ door: 'My focus drifts', screens: adhd.screens.slice(0, 1) });
    expect(JSON.parse((await quizFiles.read(quizzes.adhd!.file))!)).toEqual(adhd);
  });

  it('is named by events, and found by that name', async () => {
    const shipped = (await startProcess().site.shown()).contentVersion;
    await publishQuiz(adhd);
    const { contentVersion } = await startProcess().site.shown();
    expect(contentVersion).not.toBe(shipped);
    const { rows } = await database.pool.query('select content from content_versions where version = $1', [
      contentVersion,
    ]);
    expect(rows[0].content.quizzes[0]).toMatchObject({ name: 'adhd', door: 'My focus drifts' });
  });

  it('is read under its hash also after the next one, by who began it', async () => {
    await publishQuiz(adhd);
    const { file } = (await startProcess().site.shown()).quizzes.adhd!;
    await publishQuiz({ ...adhd, door: 'I lose time' });
    const { site, quizFiles } = startProcess();
    expect((await site.shown()).quizzes.adhd!.file).not.toBe(file);
    expect(JSON.parse((await quizFiles.read(file))!)).toEqual(adhd);
  });

  it('is the shipped one again when that is rolled back to', async () => {
    await publishQuiz(adhd);
    await publishQuiz(shippedQuizzes.adhd);
    const { roots, quizzes } = await startProcess().site.shown();
    expect([roots.size, quizzes]).toEqual([0, {}]);
  });
});

describe('a page is weighed', () => {
  it('as it would be sent, with its texts', async () => {
    const weigh = async (title: string) => {
      const [page] = await startProcess().renderedPages.weigh({ texts: { home: { title } }, quizzes: {} });
      return page!.bytes;
    };
    const noise = Array.from({ length: 900 }, (_, i) => ((i * 7919) % 10_007).toString(36)).join(' ');
    expect(await weigh(noise)).toBeGreaterThan((await weigh('Hello')) + 1000);
  });

  it('and refused when it cannot be rendered', async () => {
    const { renderedPages } = startProcess({ fails: () => true });
    const document = copyDocument({ ...parts, renderedPages });
    const body = copyWith({ 'home.title': 'Hello' });
    expect(await document.readFacts({ slug: 'en', body, live: null })).toBe('not rendered');
    expect(document.rules.check(body, 'not rendered')).toMatchObject([{ effect: 'refuses', id: 'not rendered' }]);
  });

  it('and refused with its bytes when it is too heavy', async () => {
    const [finding] = copyDocument(parts).rules.check(copyWith({}), [{ path: '/', bytes: 14_240 }]);
    expect(finding).toMatchObject({ effect: 'refuses', text: '/ would have 14.2 kB.' });
  });
});
