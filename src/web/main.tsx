import './styles/app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/analytics';
import { reportLinkClicks } from './analytics/report-link-clicks';
import { App } from './app';
import { useSession } from './auth/session';
import { admission } from './guard';
import { fetchPage } from './outlet';
import { followLinks } from './platform/follow-links';
import { publicConfig } from './platform/public-config';
import { notFound, routeAt } from './routes';
import { assignCohort } from './visitor/assign-cohort';
import { captureAttribution } from './visitor/capture-attribution';
import { useVisitor } from './visitor/visitor';
import { selectorHash } from './visual-selector/selector-messages';

/** § 4: configuration, guard, analytics, attribution, in that order; a redirect ends the boot, errors are only logged. */
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
    // The next page reads how the visitor came to this one.
    attempt(captureAttribution);
    location.replace(verdict.redirect);
    return;
  }
  const page = route === null || 'redirect' in route ? notFound : route;
  const isOperators = 'isOperators' in page;
  if (!isOperators && !(await isPointedAt())) {
    attempt(startAnalytics);
    attempt(captureAttribution);
  }
  await mount(page, !isOperators);
}

/** Whether the console has opened this page to point at its elements; nobody is measured then. */
function isPointedAt(): unknown {
  return (
    opener &&
    location.hash.startsWith(selectorHash) &&
    import('./visual-selector/start-selector').then((selector) => selector.startSelector()).catch(console.error)
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
  const app = <App firstPage={await fetchPage(page)} asksAboutCookies={asksAboutCookies} onMounted={markHydrated} />;
  if (root.firstElementChild === null) createRoot(root).render(app);
  else hydrateRoot(root, app);
  reportLinkClicks();
  followLinks();
}

/** What the benchmark takes as the moment from which the page answers. */
function markHydrated() {
  performance.mark('hydrated');
}

boot().catch(console.error);
