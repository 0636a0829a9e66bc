import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { readTraining } from '../read-training.ts';
import { trainingLimit } from '../training-limit.ts';
import { deleteReminderByToken } from './reminders.sql.ts';
import { saveReminder } from './save-reminder.ts';
import { stopPath } from './stop-url.ts';

/** In bytes; a token and the form of a mail program are far smaller. */
const bodyLimit = 4096;

/** Setting the weekly email, and stopping it by the button of the page behind its link. */
export function reminderRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(
    calls.saveTrainingReminder,
    async ({ user, body: { reminder } }) => {
      const outcome = await saveReminder(deps, user.id, reminder);
      if (outcome !== 'kept') return { refusal: { status: 400, error: 'We do not know the clocks of this place.' } };
      return readTraining(deps, user.id);
    },
    { limit: trainingLimit(deps, 'write') },
  );

  route(
    calls.stopTrainingReminder,
    async ({ body }) => {
      await deleteReminderByToken(deps.db, body.token);
      return null;
    },
    { bodyLimit },
  );
}

/**
 * Stopping the weekly email from the mail program (RFC 8058): it posts a form of a fixed content, without cookies and
 * without a session, and does not follow redirects. Every token has the same answer.
 */
export function oneClickRoute(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Posting the form stops the email, whatever its fields are.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    scope.post<{ Params: { token: string } }>(stopPath, { bodyLimit }, async ({ params }, reply) => {
      await deleteReminderByToken(db, params.token);
      return reply.code(200).type('text/plain; charset=utf-8').send('Stopped.\n');
    });
  });
}
