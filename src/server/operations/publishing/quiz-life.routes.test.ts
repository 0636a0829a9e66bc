import { beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { scoringOf } from '#contract/quiz-document/quiz-kind.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import { canonical } from '#publishing/body.ts';
import { loadStart } from '#quiz/load-start.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { hashOf } from '#server/publishing/documents.sql.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { publishingDesk } from '#testing/server/publishing-desk.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
let owner: ReturnType<typeof publishingDesk>;
let other: ReturnType<typeof publishingDesk>;

beforeEach(async () => {
  await syncSeeds(shop.deps);
  shop.deps.config.paddle = { ...shop.deps.config.paddle, mode: 'production' };
  owner = publishingDesk(await signedInOperator(shop, 'owner'), 'quiz');
  other = publishingDesk(await signedInOperator(shop, 'owner', 'L. Fontaine'), 'quiz');
});

const adhd = bodyOf(quizzes.adhd, null);
/** The quiz `adhd` with another question and other points for an answer of screen 4. */
const changed = ({ title, points = 2 }: { title: string; points?: number }): QuizBody => ({
  ...adhd,
  screens: adhd.screens.map((screen) => {
    if (screen.id !== 'onset') return screen;
    const [child, ...others] = screen.options!;
    return { ...screen, title, options: [{ ...child!, value: points }, ...others] };
  }),
});
const why = { what: 'Screen 4: question', before: 'When did you first notice this?', after: 'When did it begin?' };

describe('a quiz as a document', () => {
  it('the three quizzes are published as the code ships them', async () => {
    const documents = await owner.documents();
    const starts = { frequency: await loadStart('frequency'), wellbeing: await loadStart('wellbeing'), adhd: null };
    expect(documents.map(({ slug, name }) => [slug, name])).toEqual(
      Object.values(quizzes).map(({ name, title }) => [name, title]),
    );
    for (const { slug, open } of documents) {
      const name = slug as keyof typeof quizzes;
      expect(open.map(({ state, number }) => [state, number])).toEqual([['live', 1]]);
      expect(canonical(open[0]!.body)).toBe(canonical(bodyOf(quizzes[name], starts[name])));
    }
  });

  it('any version of a quiz is read with its body, and one that is not there is not', async () => {
    const { version_id, body } = await owner.live();
    expect(await owner.version(version_id)).toEqual({ kind: 'quiz', slug: 'adhd', number: 1, body });
    expect(await owner.version(9_999_999)).toEqual({ error: 'There is no such thing any more. Load the page again.' });
  });

  it('goes through its life: points are refused, words are approved by another, and rolled back', async () => {
    const first = await owner.live();
    const id = await owner.begin('Clearer first questions');
    await owner.saveBody(id, 1, changed({ title: 'When did it begin?', points: 3 }));
    const { findings } = await owner.check(id);
    expect(findings.map(({ effect, text }) => [effect, text])).toContainEqual([
      'refuses',
      'Answer 1 of screen 4: points: it was worth 2, not 3.',
    ]);
    expect((await owner.publish(id, 2)).json().error).toBe('Answer 1 of screen 4: points: it was worth 2, not 3.');

    await owner.saveBody(id, 2, changed({ title: 'When did it begin?' }));
    const checked = await owner.check(id);
    expect(checked).toMatchObject({ findings: [], changes: [why], approval: 'by another' });
    const asked = (await owner.publish(id, 3)).json();
    expect(asked.state).toBe('waits');
    expect((await owner.live()).number).toBe(1);
    expect((await other.approve(asked.id)).json().state).toBe('live');
    const live = await owner.live();
    expect([live.number, live.approved_by]).toEqual([2, 'L. Fontaine']);

    expect((await owner.again(first.id)).json().state).toBe('live');
    expect((await owner.live()).number).toBe(1);
  });

  it('words that are too hard to read are refused by the server, which has the dictionary', async () => {
    const id = await owner.begin();
    const hard = 'Professional evaluation necessitates comprehensive consideration.';
    await owner.saveBody(id, 1, changed({ title: hard }));
    expect((await owner.check(id)).findings).toMatchObject([
      { effect: 'refuses', path: ['screens', 'onset'], text: expect.stringMatching(/^Screen 4: reading grade/) },
    ]);
  });

  it('a version has the hash of what its score depends on, equal where only words differ', async () => {
    const id = await owner.begin();
    await owner.saveBody(id, 1, changed({ title: 'When did it begin?' }));
    await owner.publish(id, 2);
    const { rows } = await database.pool.query(
      `select number, scoring_hash from document_versions join documents on documents.id = document_id
       where slug = 'adhd' order by number`,
    );
    const hash = hashOf(scoringOf(adhd));
    expect(rows).toEqual([
      { number: 1, scoring_hash: hash },
      { number: 2, scoring_hash: hash },
    ]);
  });

  it('is one of those that the code ships: nobody makes another', async () => {
    const { version_id } = await owner.live();
    const operator = await signedInOperator(shop, 'owner');
    const made = await operator.act(consoleCalls.makeDocument, '', { kind: 'quiz', name: 'Workday', version_id });
    expect(made.statusCode).toBe(404);
  });
});
