import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { apiPaths } from '../../contract/api-paths';
import { consoleRefusals } from '../../contract/console';
import {
  countedDays,
  ElementCountsAnswer,
  ElementLabelBody,
  ElementLabels,
  ElementRule,
  LabelParams,
  mostLabels,
  OpenSelectorBody,
  SelectorTokenAnswer,
  SelectorTokenBody,
} from '../../contract/element-label';
import { selectorText } from '../../contract/element-selector';
import { ErrorBody } from '../../contract/error';
import { hashToken, readToken } from '../auth/token';
import type { Deps } from '../deps';
import { countElements } from './count-elements';
import { type By, keepLabel, listLabels, removeLabel } from './element-labels.sql';
import { isOperator } from './find-operator.sql';
import { createSelectorToken, redeemSelectorToken } from './selector-tokens.sql';
import { sessionName } from './session-name';

const refusals = {
  name: 'There is a label of this name already.',
  element: 'This element has a label already.',
  'too many': `There are ${mostLabels} labels already. Remove one first.`,
} as const;
const tooSlow = 'There are too many events to count them now. Try again later.';

type ElementDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The visual selector (§ 9): opening one of our pages to point at its elements, and the labels made of that. */
export function elementRoutes(instance: FastifyInstance, deps: ElementDeps): void {
  // The opened page knows its token alone. Like the whole console it never answers 401 (§ 6).
  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      apiPaths.openSelector,
      { schema: { body: OpenSelectorBody, response: { 204: Type.Null(), 403: ErrorBody } } },
      async ({ body }, reply) => {
        const isGood = await redeemSelectorToken(deps.db, body.token, body.page, deps.clock());
        if (isGood) return reply.code(204).send(null);
        return reply.code(403).send({ error: 'This page was opened already, or too long ago.' });
      },
    );
  instance.register(async (scope) => {
    // Before the body is looked at: who is not signed in learns nothing of it.
    scope.addHook('preValidation', async (request, reply) => {
      if (await isOperator(deps.db, request.headers.authorization, deps.clock())) return;
      return reply.code(403).send({ error: consoleRefusals.signInFirst });
    });
    tokenRoute(scope, deps);
    labelRoutes(scope, deps);
    countRoute(scope, deps);
  });
}

function tokenRoute(scope: FastifyInstance, { db, clock }: ElementDeps): void {
  scope
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      apiPaths.selectorTokens,
      { schema: { body: SelectorTokenBody, response: { 201: SelectorTokenAnswer, 403: ErrorBody } } },
      async ({ body, headers }, reply) => {
        const made = await createSelectorToken(db, sessionHashOf(headers.authorization), body.page, clock());
        if (made === null) return reply.code(403).send({ error: consoleRefusals.signInFirst });
        return reply.code(201).send({ token: made.token, expires_at: new Date(made.expiresAt).toISOString() });
      },
    );
}

function labelRoutes(scope: FastifyInstance, deps: ElementDeps): void {
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  const { db, clock } = deps;
  const byOf = (authorization: string | undefined): By => ({
    session: sessionName(sessionHashOf(authorization)),
    now: clock(),
  });

  app.get(
    apiPaths.elementLabels,
    { schema: { response: { 200: ElementLabels, 503: ErrorBody } } },
    async (_request, reply) => {
      const kept = await listLabels(db);
      const counts = await countElements(deps, kept);
      if (counts === 'too slow') return reply.code(503).send({ error: tooSlow });
      const labels = kept.map(({ madeBy, madeAt, ...label }, i) => ({
        ...label,
        ...{ selector: selectorText(label.steps), made_by: madeBy, made_at: madeAt.toISOString(), counts: counts[i]! },
      }));
      return { ...countingOf(deps), labels };
    },
  );

  app.post(
    apiPaths.elementLabels,
    { schema: { body: ElementLabelBody, response: { 201: LabelParams, 409: ErrorBody } } },
    async ({ body, headers }, reply) => {
      const label = { ...body, name: body.name.trim() };
      const outcome = await keepLabel(db, label, byOf(headers.authorization), mostLabels);
      if ('refused' in outcome) return reply.code(409).send({ error: refusals[outcome.refused] });
      return reply.code(201).send({ id: outcome.id });
    },
  );

  app.delete(
    `${apiPaths.elementLabels}/:id`,
    { schema: { params: LabelParams } },
    async ({ params, headers }, reply) => {
      await removeLabel(db, params.id, byOf(headers.authorization));
      return reply.code(204).send();
    },
  );
}

/** A POST, because a rule is no part of an address; it changes nothing. */
function countRoute(scope: FastifyInstance, deps: ElementDeps): void {
  scope
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      apiPaths.elementCounts,
      { schema: { body: ElementRule, response: { 200: ElementCountsAnswer, 503: ErrorBody } } },
      async ({ body }, reply) => {
        const counts = await countElements(deps, [body]);
        if (counts === 'too slow') return reply.code(503).send({ error: tooSlow });
        return { ...countingOf(deps), counts: counts[0]! };
      },
    );
}

function countingOf({ config }: ElementDeps) {
  return { days: countedDays, captures_presses: config.analytics.autocapture.clicks };
}

/** Of a caller who has been let in, and so has a token. */
function sessionHashOf(authorization: string | undefined): Buffer {
  return hashToken(readToken(authorization)!);
}
