import fastify from 'fastify';
import Schema from 'typebox/schema';
import { expect, it } from 'vitest';
import { quizSchemaPath } from '#contract/quiz-document/quiz-file.ts';
import { exportText } from '#web/console/quiz-exchange/export-text.ts';
import { contentRoutes } from './content.routes.ts';
import { shippedQuizzes } from './shipped-quizzes.ts';

const none = { read: async () => null } as never;
function site() {
  const app = fastify();
  contentRoutes(app, { copyFiles: none, quizFiles: none });
  return app;
}

it('anybody reads the schema of quizzes, for an hour, from any site', async () => {
  const answer = await site().inject(quizSchemaPath);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' });
  const again = await site().inject({ url: quizSchemaPath, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

it.each(Object.entries(shippedQuizzes))(
  'the exported quiz %s is valid by the schema as it is served',
  async (_name, quiz) => {
    const schema = (await site().inject(quizSchemaPath)).json();
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const file = JSON.parse(exportText(quiz, 'https://quiz.example'));
    expect(Schema.Check(schema, file)).toBe(true);
    expect(Schema.Check(schema, { ...file, quiz: { ...file.quiz, door: 5 } })).toBe(false);
  },
);
