import '#web/styles/app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from '#web/measuring/analytics/analytics.ts';
import { captureAttribution } from '#web/measuring/analytics/capture-attribution.ts';
import { reportLinkClicks } from '#web/measuring/analytics/report-link-clicks.ts';
import { assignCohort, useVisitor } from '#web/measuring/visitor/visitor.ts';
import { selectorHash } from '#web/measuring/visual-selector/selector-messages.ts';
import { followLinks } from '#web/platform/follow-links.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { useSession } from '#web/session/session.ts';
import { sayBroken } from '#web/site/broken-page.ts';
import { App } from './app.tsx';
import { admission } from './guard.ts';
import { fetchPage } from './outlet.tsx';
import { notFound, routeAt } from './routes.tsx';

/**
 * § 4: configuration, guard, analytics, attribution, in that order. A redirect ends the boot; errors are only logged.
 */
async function boot() {
  history.scrollRestoration = 'manual';
  const config = publicConfig();
  assignCohort(config.cohort_weights, location.pathname, Math.random());

  const route = routeAt(location.pathname);
  const verdict = admission(route, location.pathname + location.search, {
    isLoggedIn: useSession.getState().token !== '',
    cohort: useVisitor.getState().cohort,
  });
  if ('redirect' in verdict) {
    // The next page stores the attribution of this arrival.
    attempt(captureAttribution);
    location.replace(verdict.redirect);
    return;
  }
  // Before the address loses the click id by which it was admitted.
  if ('takeCohort' in verdict) useVisitor.setState({ cohort: verdict.takeCohort });
  const page = route === null || 'redirect' in route ? notFound : route;
  const isOperators = 'isOperators' in page;
  if (!isOperators && !(await isPointedAt())) {
    attempt(startAnalytics);
    attempt(captureAttribution);
  }
  await mount(page, !isOperators);
}

/** Whether the console has opened this page to point at its elements; then the visit is not measured. */
function isPointedAt(): unknown {
  return (
    opener &&
    location.hash.startsWith(selectorHash) &&
    import('#web/measuring/visual-selector/start-selector.ts')
      .then((selector) => selector.startSelector())
      .catch(console.error)
  );
}

function attempt(step: () => void) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}

async function mount(page: Parameters<typeof fetchPage>[0], asksAboutCookies: boolean) {
  const root = document.getElementById('root')!;
  // Reserves no room for the cookie banner where it never shows.
  if (!asksAboutCookies) document.documentElement.classList.add('consent-given');
  const app = <App firstPage={await fetchPage(page)} asksAboutCookies={asksAboutCookies} onMounted={markHydrated} />;
  // An error removes only its part of the page (error-boundaries.tsx); this is for errors outside all parts.
  const options = { onUncaughtError: tellBroken };
  if (root.firstElementChild === null) createRoot(root, options).render(app);
  else hydrateRoot(root, app, options);
  reportLinkClicks();
  followLinks();
}

/** The benchmark measures until this mark. */
function markHydrated() {
  performance.mark('hydrated');
}

/** The text is loaded with the first code: when the code of a page does not load, no other would. */
function tellBroken(error: unknown) {
  console.error(error);
  sayBroken(document.getElementById('root')!);
}

boot().catch(tellBroken);
