import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { accountRoutes } from './account/account.routes';
import { ownDataRoutes } from './account/own-data.routes';
import { authRoutes } from './auth/auth.routes';
import { sessionsRoutes } from './auth/sessions.routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { closeGently } from './close-gently';
import { consoleRoutes } from './console/console.routes';
import { elementRoutes } from './console/elements.routes';
import { createOutageLog } from './database/outage-log';
import type { Deps } from './deps';
import { describeFault, errorAnswer, retryAfterSeconds } from './error-answer';
import { healthRoutes } from './health/health.routes';
import { ingestionRoutes } from './ingestion/upload.routes';
import { leaveRoutes } from './leave/leave.routes';
import { offerRoutes } from './offer/offer.routes';
import { paddleWebhookRoutes } from './paddle/webhook.routes';
import { configRoutes } from './page/config.routes';
import { pageRoutes } from './page/page.routes';
import { remoteConfigRoutes } from './remote-config/remote-config.routes';
import { funnelRoutes } from './report/funnel.routes';
import { resumeRoutes } from './resume/resume.routes';
import { securityHeaders } from './security-headers';
import { unstorableIn } from './storable-data';
import { limitPaddleCalls } from './subscription/paddle-call-limit.routes';
import { pauseRoutes } from './subscription/pause.routes';
import { paymentRoutes } from './subscription/payment.routes';
import { planRoutes } from './subscription/plan.routes';
import { subscriptionRoutes } from './subscription/subscription.routes';
import { withdrawalRoutes } from './subscription/withdrawal.routes';

/** Twenty times the largest form. What is larger by nature, events and notifications, says so where it is taken. */
const bodyLimitBytes = 65_536;

/** How long a caller may take, so that slow ones do not hold all connections: for its headers, and for all of it. */
const patience = { headersTimeout: 20_000, connectionsCheckingInterval: 10_000, maxHeaderSize: 16_384 };
const requestTimeoutMs = 60_000;
const silenceTimeoutMs = 90_000;

export interface AppOptions {
  /** Folder of the built site; null serves the calls alone. */
  webDir: string | null;
  /** Is told of every route as it is added. */
  onRoute?: (route: RouteOptions) => void;
}

/** Builds the application; it does not listen yet. */
export function buildApp(deps: Deps, { webDir, onRoute }: AppOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: deps.log.child({}, { level: 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy and no more: what it did not write itself of X-Forwarded-For, anybody may have sent.
    trustProxy: deps.config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: bodyLimitBytes,
    http: patience,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: silenceTimeoutMs,
    // A number is not a text and a text is no number: bodies are taken as they were sent.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaErrorFormatter: (errors, part) => new Error(describeFault(errors, part)),
    // Until the last connection is closed, who still gets in is answered.
    return503OnClosing: false,
  });
  closeGently(app);
  if (onRoute) app.addHook('onRoute', onRoute);
  readJson(app);
  guardAnswers(app, deps.config.publicUrl);
  const tellOutage = createOutageLog(deps);
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error as Parameters<typeof errorAnswer>[0]);
    if (answer.cause === 'ours') request.log.error({ err: error, req: request }, 'A request failed');
    if (answer.cause === 'database away') tellOutage(error);
    return reply.code(answer.status).send(answer.body);
  });

  healthRoutes(app, deps);
  configRoutes(app, deps);
  authRoutes(app, deps);
  sessionsRoutes(app, deps);
  accountRoutes(app, deps);
  ownDataRoutes(app, deps);
  offerRoutes(app, deps);
  checkoutRoutes(app, deps);
  subscriptionRoutes(app, deps);
  withdrawalRoutes(app, deps);
  leaveRoutes(app, deps);
  app.register(async (scope) => {
    limitPaddleCalls(scope, deps);
    pauseRoutes(scope, deps);
    paymentRoutes(scope, deps);
    planRoutes(scope, deps);
  });
  resumeRoutes(app, deps);
  paddleWebhookRoutes(app, deps);
  ingestionRoutes(app, deps);
  consoleRoutes(app, deps);
  elementRoutes(app, deps);
  funnelRoutes(app, deps);
  remoteConfigRoutes(app, deps);
  serveSite(app, deps, webDir);
  return app;
}

/** A call without a body may still carry the JSON content type; one with what cannot be stored is refused at once. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, null);
    return parse(request, body as string, (error, data) => {
      const fault = error === null ? unstorableIn(data) : null;
      if (fault === null) done(error, data);
      else done(badRequest(`The body has ${fault}.`));
    });
  });
}

function guardAnswers(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.url.includes('%00')) done(badRequest('The address has a character that is no text.'));
    else done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    done(null, payload);
  });
}

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}

/** Unknown calls get JSON, everything else the site's not-found page. */
function serveSite(app: FastifyInstance, deps: Deps, webDir: string | null): void {
  let showNotFound: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null = null;
  if (webDir !== null) {
    app.register(async (scope) => {
      showNotFound = await pageRoutes(scope, deps, webDir);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const isCall = path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method);
    if (isCall || !showNotFound)
      return reply.code(404).send({ error: `There is nothing at ${request.method} ${path}.` });
    return showNotFound(request, reply);
  });
}
