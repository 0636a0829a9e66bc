import type { FastifyInstance } from 'fastify';
import { copyFilePattern } from '#contract/copy/copy-file.ts';
import { QuizExport } from '#contract/quiz-document/quiz-export.ts';
import { quizFilePattern, quizSchemaPath } from '#contract/quiz-document/quiz-file.ts';
import type { CopyFiles } from './copy-files.ts';
import type { HashedFiles } from './hashed-files.ts';
import { type PreparedAnswer, prepareAnswer, sendAnswer } from './prepared-answer.ts';
import type { QuizFiles } from './quiz-files.ts';

/** The texts and quizzes that operators have changed. What stands at an address never changes. */
export function contentRoutes(app: FastifyInstance, deps: { copyFiles: CopyFiles; quizFiles: QuizFiles }): void {
  serve(app, copyFilePattern, deps.copyFiles);
  serve(app, quizFilePattern, deps.quizFiles);
  serveSchema(app);
}

/** The schema of exported quizzes, which editors of other sites read too. */
function serveSchema(app: FastifyInstance): void {
  let prepared: Promise<PreparedAnswer> | null = null;
  app.get(quizSchemaPath, async (request, reply) => {
    prepared ??= prepareAnswer(`${JSON.stringify(QuizExport, null, 2)}\n`, {
      ...facts,
      type: 'application/schema+json; charset=utf-8',
    });
    reply.header('access-control-allow-origin', '*');
    return sendAnswer(request, reply, await prepared, { keeping: 'an hour' });
  });
}

const facts = { status: 200, type: 'application/json; charset=utf-8', policy: "default-src 'none'" };

/** Compressed files are kept in memory up to this many. */
const mostPrepared = 64;

function serve(app: FastifyInstance, pattern: string, files: Pick<HashedFiles, 'read'>): void {
  const prepared = new Map<string, Promise<PreparedAnswer>>();
  app.get<{ Params: { hash: string } }>(pattern, async (request, reply) => {
    const { hash } = request.params;
    const text = /^[0-9a-f]{16}$/.test(hash) ? await files.read(hash) : null;
    if (text === null)
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'There is no such content.' });
    if (prepared.size >= mostPrepared) prepared.clear();
    const answer = prepared.get(hash) ?? prepareAnswer(text, facts);
    prepared.set(hash, answer);
    return sendAnswer(request, reply, await answer, { keeping: 'for ever' });
  });
}
