import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { attributionFields } from '#contract/attribution-fields.ts';
import { serverTimeHeader } from '#contract/server-time.ts';
import { accountRoutes } from '#server/account/account.routes.ts';
import { addressRoutes } from '#server/account/address/address.routes.ts';
import { ownDataRoutes } from '#server/account/own-data.routes.ts';
import { ownPlanRoutes } from '#server/account/plan/own-plan.routes.ts';
import { resumeRoutes } from '#server/account/resume/resume.routes.ts';
import { ingestionRoutes } from '#server/analytics/ingestion/upload.routes.ts';
import { checkoutRoutes } from '#server/billing/checkout/checkout.routes.ts';
import { couponRoutes } from '#server/billing/checkout/coupon.routes.ts';
import { slotRoutes } from '#server/billing/checkout/slot.routes.ts';
import { leaveRoutes } from '#server/billing/leave/leave.routes.ts';
import { offerRoutes } from '#server/billing/offer/offer.routes.ts';
import { webhookRoutes } from '#server/billing/projection/webhook.routes.ts';
import { pauseRoutes } from '#server/billing/subscription/pause.routes.ts';
import { paymentRoutes } from '#server/billing/subscription/payment.routes.ts';
import { planRoutes } from '#server/billing/subscription/plan.routes.ts';
import { subscriptionRoutes } from '#server/billing/subscription/subscription.routes.ts';
import { authRoutes } from '#server/identity/auth.routes.ts';
import { findSignedInUser } from '#server/identity/find-signed-in-user.sql.ts';
import { sessionsRoutes } from '#server/identity/sessions.routes.ts';
import { mailEventRoutes } from '#server/mail/bounces/mail-events.routes.ts';
import { alertRoutes } from '#server/operations/alerts/alert.routes.ts';
import { auditRoutes } from '#server/operations/audit/audit.routes.ts';
import { elementRoutes } from '#server/operations/console/elements.routes.ts';
import { funnelRoutes } from '#server/operations/console/funnel.routes.ts';
import { trainingCountsRoutes } from '#server/operations/console/training-counts.routes.ts';
import { deskActRoutes } from '#server/operations/desk/acts/acts.routes.ts';
import { deskRoutes } from '#server/operations/desk/desk.routes.ts';
import { digestRoutes } from '#server/operations/digest/digest.routes.ts';
import { metricsRoutes } from '#server/operations/metrics/metrics.routes.ts';
import { findOperator } from '#server/operations/operators/console-sessions.sql.ts';
import { ownSignInRoutes } from '#server/operations/operators/own-sign-in.routes.ts';
import { signInRoutes } from '#server/operations/operators/sign-in.routes.ts';
import { isLive } from '#server/operations/operators/sign-in-to-console.ts';
import { teamRoutes } from '#server/operations/operators/team.routes.ts';
import { overviewRoutes } from '#server/operations/overview/overview.routes.ts';
import { priceChangeRoutes } from '#server/operations/price-change/price-change.routes.ts';
import { couponRoutesOfConsole } from '#server/operations/publishing/coupons.routes.ts';
import { offerFigureRoutes } from '#server/operations/publishing/offer-figures.routes.ts';
import { publishingRoutes } from '#server/operations/publishing/publishing.routes.ts';
import { reconciliationRoutes } from '#server/operations/reconciliation/reconciliation.routes.ts';
import { rehearsalRoutes } from '#server/operations/rehearsal/rehearsal.routes.ts';
import { revenueRoutes } from '#server/operations/revenue/revenue.routes.ts';
import { workRoutes } from '#server/operations/work/work.routes.ts';
import { createOutageLog } from '#server/platform/database/database-outage.ts';
import { closeGently } from '#server/platform/http/close-gently.ts';
import { describeFault, errorAnswer, retryAfterSeconds } from '#server/platform/http/error-answer.ts';
import { compileWhenNeeded } from '#server/platform/http/lazy-schemas.ts';
import { routableUrl } from '#server/platform/http/routable-url.ts';
import { createAddRoute } from '#server/platform/http/route.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { unstorableIn } from '#server/platform/http/storable-data.ts';
import { contentRoutes } from '#server/site/content.routes.ts';
import { pageRoutes } from '#server/site/page.routes.ts';
import { remoteConfigRoutes } from '#server/site/remote-config.routes.ts';
import { healthRoutes, siteRoutes } from '#server/site/site.routes.ts';
import { oneClickRoute, reminderRoutes } from '#server/training/reminder/reminder.routes.ts';
import { trainingRoutes } from '#server/training/training.routes.ts';
import type { AppDeps } from './deps.ts';

/** Twenty times the largest form. The routes for events and notifications set a larger limit of their own. */
const bodyLimitBytes = 65_536;

/** Limits for the headers of a request (times in ms), so that slow callers cannot hold all connections. */
const headerLimits = { headersTimeout: 20_000, connectionsCheckingInterval: 10_000, maxHeaderSize: 16_384 };
const requestTimeoutMs = 60_000;
const silenceTimeoutMs = 90_000;

export interface AppOptions {
  /** Folder of the built site; with null, only calls are served. */
  webDir: string | null;
  /** Whether the process has been told to stop and still serves; without it, never. */
  isDraining?: () => boolean;
  /** Called for every route as it is added. */
  onRoute?: (route: RouteOptions) => void;
}

/** Builds the application; it does not listen yet. */
export function buildApp(deps: AppDeps, { webDir, isDraining = () => false, onRoute }: AppOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: deps.log.child({}, { level: 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts one proxy only: anybody may have sent the other entries of X-Forwarded-For.
    trustProxy: deps.config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: bodyLimitBytes,
    http: headerLimits,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    requestTimeout: requestTimeoutMs,
    connectionTimeout: silenceTimeoutMs,
    schemaErrorFormatter: (errors, part) => new Error(describeFault(errors, part)),
    // Requests that arrive while the application closes are still answered.
    return503OnClosing: false,
  });
  compileWhenNeeded(app);
  closeGently(app);
  if (onRoute) app.addHook('onRoute', onRoute);
  readJson(app);
  guardAnswers(app, deps);
  const logOutage = createOutageLog(deps);
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error as Parameters<typeof errorAnswer>[0]);
    if (answer.cause === 'ours') request.log.error({ err: error, req: request }, 'A request failed');
    if (answer.cause === 'database away') logOutage(error);
    return reply.code(answer.status).send(answer.body);
  });

  metricsRoutes(app, deps);
  addCalls(app, deps);
  healthRoutes(app, deps, isDraining);
  webhookRoutes(app, deps);
  ingestionRoutes(app, deps);
  mailEventRoutes(app, deps);
  remoteConfigRoutes(app, deps);
  oneClickRoute(app, deps);
  contentRoutes(app, deps);
  serveSite(app, deps, webDir);
  return app;
}

/** The calls of `contract/calls.ts` and `contract/console/calls.ts`. */
function addCalls(app: FastifyInstance, deps: AppDeps): void {
  const { pool, db, clock } = deps;
  const route = createAddRoute(app, {
    findUser: (authorization) => findSignedInUser(pool, authorization, clock()),
    findOperator: (authorization) =>
      findOperator(db, authorization, { now: deps.wallClock(), isLive: isLive(deps.config) }),
    wallClock: deps.wallClock,
  });
  siteRoutes(route, deps);
  authRoutes(route, deps);
  sessionsRoutes(route, deps);
  accountRoutes(route, deps);
  addressRoutes(route, deps);
  ownDataRoutes(route, deps);
  trainingRoutes(route, deps);
  reminderRoutes(route, deps);
  ownPlanRoutes(route, deps);
  offerRoutes(route, deps);
  couponRoutes(route, deps);
  slotRoutes(route, deps);
  checkoutRoutes(route, deps);
  subscriptionRoutes(route, deps);
  leaveRoutes(route, deps);
  pauseRoutes(route, deps);
  paymentRoutes(route, deps);
  planRoutes(route, deps);
  resumeRoutes(route, deps);
  signInRoutes(route, deps);
  elementRoutes(route, deps);
  funnelRoutes(route, deps);
  trainingCountsRoutes(route, deps);
  revenueRoutes(route, deps);
  publishingRoutes(route, deps);
  offerFigureRoutes(route, deps);
  rehearsalRoutes(route, deps);
  couponRoutesOfConsole(route, deps);
  workRoutes(route, deps);
  alertRoutes(route, deps);
  overviewRoutes(route, deps);
  digestRoutes(route, deps);
  deskActRoutes(route, deps);
  reconciliationRoutes(route, deps);
  priceChangeRoutes(route, deps);
  deskRoutes(route, deps);
  ownSignInRoutes(route, deps);
  teamRoutes(route, deps);
  auditRoutes(route, deps);
}

/** Accepts an empty body with the JSON content type, and rejects a body with data that cannot be stored. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, null);
    return parse(request, body as string, (error, data) => {
      const isChecked = error !== null || request.routeOptions.config.checksTexts === true;
      const fault = isChecked ? null : unstorableIn(data, attributionNames);
      if (fault === null) done(error, data);
      else done(badRequest(`The body has ${fault}.`));
    });
  });
}

/** Fields that are not checked here, because the code that reads them leaves out text that cannot be stored. */
const attributionNames = Object.keys(attributionFields);

function guardAnswers(app: FastifyInstance, { config, clock }: Pick<AppDeps, 'config' | 'clock'>): void {
  const headers = securityHeaders(config.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isCall = request.url.startsWith('/api/') || request.routeOptions.config.call !== undefined;
    if (isCall) reply.header('cache-control', 'no-store');
    if (isCall && request.url.includes('%00')) done(badRequest('The address has a character that is no text.'));
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) reply.header(serverTimeHeader, String(clock()));
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    done(null, payload);
  });
}

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}

/** Serves the site. Unknown calls get a JSON error, other unknown addresses the not-found page. */
function serveSite(app: FastifyInstance, deps: AppDeps, webDir: string | null): void {
  let showNotFound: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null = null;
  if (webDir !== null) {
    app.register(async (scope) => {
      showNotFound = await pageRoutes(scope, { ...deps, cardFormHosts: deps.provider.cardFormHosts }, webDir);
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
