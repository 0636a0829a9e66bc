import { Value } from 'typebox/value';
import { type PublishedQuiz, publishedQuiz } from '#contract/quiz-document/published-quiz.ts';
import { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { quizKind } from '#contract/quiz-document/quiz-kind.ts';
import { isEqual } from '#publishing/body.ts';
import { shownTo } from '#publishing/shown.ts';
import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listDocuments, listVersionBodies } from '#server/publishing/documents.sql.ts';
import type { Published } from '#server/publishing/published.ts';
import { createHashedFiles, type HashedFiles } from './hashed-files.ts';
import { shippedQuizzes } from './shipped-quizzes.ts';

/** The quizzes that are not as shipped. */
export interface ShownQuizzes {
  /** Differs whenever one of them does. */
  key: string;
  bodies: Readonly<Partial<Record<QuizName, QuizBody>>>;
  /** What pages have of them, by name. */
  quizzes: Readonly<Record<string, PublishedQuiz>>;
}

export interface QuizFiles extends Pick<HashedFiles, 'read'> {
  /** What is published now. */
  shown: () => Promise<ShownQuizzes>;
}

const everyone = { quiz: null, country: null };

type QuizDeps = Pick<Deps, 'db' | 'clock'> & { published: Published };

/** What pages load of published quizzes, each version under the hash of its content. */
export function createQuizFiles({ db, clock, published }: QuizDeps): QuizFiles {
  const files = createHashedFiles(async (add) => {
    const bodies = await listVersionBodies(db, quizKind.name);
    bodies.map(add);
  }, clock);
  let names: ReadonlyMap<number, string> = new Map();
  let latest: ShownQuizzes | null = null;

  async function nameOf(documentId: number): Promise<string | undefined> {
    if (!names.has(documentId)) {
      const documents = await listDocuments(db, quizKind.name);
      names = new Map(documents.map(({ id, slug }) => [id, slug]));
    }
    return names.get(documentId);
  }

  return {
    async shown() {
      const all = await published.of(quizKind.name);
      const documents = [...new Set(all.map(({ documentId }) => documentId))];
      const live = documents.flatMap((id) => {
        const shown = shownTo(
          all.filter(({ documentId }) => documentId === id),
          everyone,
          clock(),
        );
        return shown === null ? [] : [shown];
      });
      const key = live.map(({ versionId }) => versionId).join();
      if (latest?.key === key) return latest;
      const named = await Promise.all(live.map(async (one) => [await nameOf(one.documentId), one.body] as const));
      const changed = named.filter((entry): entry is [QuizName, QuizBody] => isChangedQuiz(...entry));
      const quizzes = changed.map(([name, body]) => [name, publishedQuiz(body, files.add(body))] as const);
      latest = { key, bodies: Object.fromEntries(changed), quizzes: Object.fromEntries(quizzes) };
      return latest;
    },
    read: files.read,
  };
}

function isChangedQuiz(name: string | undefined, body: unknown): boolean {
  const known = quizNames.find((one) => one === name);
  return known !== undefined && Value.Check(QuizBody, body) && !isEqual(body, shippedQuizzes[known]);
}
