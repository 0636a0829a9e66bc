import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ContentAnswer, PublicationPage } from '#contract/console/publishing.ts';
import { seedBody } from '#contract/copy/copy-kind.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { publishingDesk } from '#testing/server/publishing-desk.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
let operator: TestOperator;

beforeEach(async () => {
  await syncSeeds(shop.deps);
  operator = await signedInOperator(shop, 'owner');
});

type Query = Partial<Record<'kind' | 'document' | 'who' | 'publication' | 'before', string>>;
const history = (query: Query = {}) => operator.look(callAddress(consoleCalls.listPublications, { query }));
const page = async (query: Query = {}) => (await history(query)).json<PublicationPage>();
const said = ({ publications }: PublicationPage) =>
  publications.map(({ kind, document, number, state }) => `${kind}: ${document} ${number}, ${state}`);
const content = async () => (await operator.look(callAddress(consoleCalls.readContent))).json<ContentAnswer>();

const texts = {
  texts: seedBody.texts.map((one) => (one.id === 'paywall.lengths' ? { ...one, text: 'Choose for how long' } : one)),
};
const priced = (cents: number) =>
  offers.map((offer) => ({ ...offer, prices: { ...offer.prices, USD: offer.prices.USD + cents } }));
/** New prices by R. Okafor, and new texts that L. Fontaine asked for. */
async function publishSome() {
  await publishingDesk(operator).sell(priced(50));
  const desk = publishingDesk(await signedInOperator(shop, 'owner', 'L. Fontaine'), 'copy');
  const id = await desk.begin();
  await desk.saveBody(id, 1, texts);
  return desk.publish(id, 2);
}

describe('the history', () => {
  it('has the publications of every kind, newest first', async () => {
    await publishSome();
    expect(said(await page())).toEqual([
      'copy: English texts 2, live',
      'offers: Standard 2, live',
      ...Object.values(quizzes)
        .map(({ title }) => `quiz: ${title} 1, live`)
        .reverse(),
      'copy: English texts 1, covered',
      'offers: Standard 1, covered',
    ]);
  });

  it('is of one kind, of one document, or of who asked or approved', async () => {
    await publishSome();
    expect(said(await page({ kind: 'copy' }))).toEqual([
      'copy: English texts 2, live',
      'copy: English texts 1, covered',
    ]);
    const [newest, second] = (await page()).publications;
    expect(said(await page({ document: String(second!.document_id) }))).toEqual([
      'offers: Standard 2, live',
      'offers: Standard 1, covered',
    ]);
    expect(said(await page({ who: 'L. Fontaine' }))).toEqual(['copy: English texts 2, live']);
    expect((await page({ who: 'Release' })).publications).toHaveLength(4);
    expect((await page({ who: 'Nobody' })).publications).toEqual([]);
    expect(said(await page({ publication: String(newest!.id) }))).toEqual(['copy: English texts 2, live']);
  });

  it('finds what somebody approved for another one', async () => {
    await publishingDesk(operator).sell(priced(50));
    await database.pool.query('alter table publications disable trigger publications_only_end');
    await database.pool.query(`update publications set approved_by = 'A. Brandt' where asked_by = 'R. Okafor'`);
    expect(said(await page({ who: 'A. Brandt' }))).toEqual(['offers: Standard 2, live']);
  });

  it('is read page by page, and no page misses or repeats one', async () => {
    for (let cents = 1; cents <= 20; cents += 1) await publishingDesk(operator).sell(priced(cents));
    const first = await page();
    const rest = await page({ before: first.next! });
    expect([first.publications.length, rest.publications.length, rest.next]).toEqual([20, 5, null]);
    const ids = [...first.publications, ...rest.publications].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('refuses a kind that does not exist', async () => {
    expect((await history({ kind: 'kites' })).statusCode).toBe(404);
  });
});

describe('what is published', () => {
  it('is told of every kind, with who did it and without a body', async () => {
    await publishSome();
    const { documents, people, latest } = await content();
    expect(documents.map(({ kind, open }) => [kind, open.map(({ number, state }) => [number, state])])).toEqual([
      ['offers', [[2, 'live']]],
      ['copy', [[2, 'live']]],
      ['quiz', [[1, 'live']]],
      ['quiz', [[1, 'live']]],
      ['quiz', [[1, 'live']]],
    ]);
    expect(people).toEqual(['L. Fontaine', 'R. Okafor', 'Release', 'test']);
    expect(latest).toHaveLength(7);
    expect(JSON.stringify(documents)).not.toContain('"body"');
  });

  it('says what stops a draft, and which one a release has brought', async () => {
    const desk = publishingDesk(operator, 'quiz');
    const id = await desk.begin();
    const body = bodyOf(quizzes.adhd, null);
    const [first, ...screens] = body.screens.map((screen) =>
      screen.id === 'onset' ? { ...screen, options: screen.options!.map((one) => ({ ...one, value: 9 })) } : screen,
    );
    await desk.saveBody(id, 1, { ...body, screens: [first!, ...screens] });
    const drafts = async () => (await content()).documents.flatMap((one) => one.drafts);
    const [draft] = await drafts();
    expect(draft).toMatchObject({ id, edited_by: 'R. Okafor', is_of_release: false });
    expect(draft!.refused).toContainEqual(expect.stringContaining('screen 4: points'));
    await database.pool.query(`update drafts set edited_by = 'Release'`);
    expect((await drafts())[0]!.is_of_release).toBe(true);
  });

  it('a draft that nothing stops has no refusal', async () => {
    await publishingDesk(operator).begin();
    expect((await content()).documents.flatMap(({ drafts }) => drafts.map(({ refused }) => refused))).toEqual([[]]);
  });

  it('is for those who may see what is published', async () => {
    const support = await signedInOperator(shop, 'support');
    const answers = await Promise.all(
      [callAddress(consoleCalls.readContent), callAddress(consoleCalls.listPublications, { query: {} })].map(
        async (address) => (await support.look(address)).statusCode,
      ),
    );
    expect(answers).toEqual([403, 403]);
  });
});
