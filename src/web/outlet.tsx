import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { useSession } from '#web/session/session.ts';
import { type Admission, admission } from './guard.ts';
import { loadPage, notFound, type Page, routeAt } from './routes.tsx';

interface Shown {
  page: ShownPage;
  component: ComponentType<PageProps>;
}

type LoadedPage = Pick<Page, 'load' | 'quiz'>;
type ShownPage = Pick<Page, 'load' | 'next' | 'quiz'>;

const loaded = new Map<LoadedPage, ComponentType<PageProps>>();

/** Loads a page's code and caches it. */
export async function fetchPage(page: LoadedPage): Promise<ComponentType<PageProps>> {
  const known = loaded.get(page);
  if (known !== undefined) return known;
  const component = await loadPage(page);
  loaded.set(page, component);
  return component;
}

interface OutletProps {
  /** Rendered first. */
  firstPage: ComponentType<PageProps> | null;
  /** The path to render outside a browser. */
  path?: string;
}

/**
 * Shows the page at the current address. The previous page stays on screen until the next one's code has loaded. Of the
 * router only the hooks are used, because every byte here delays the first screen (docs/decisions/0004).
 */
export function Outlet({ firstPage, path: renderedPath }: OutletProps) {
  const path = usePathname(renderedPath === undefined ? {} : { ssrPath: renderedPath });
  useSession((session) => session.token);
  // Not the hook's value: while hydrating that is nobody's, and would send a signed-in person to Login.
  const isLoggedIn = useSession.getState().token !== '';
  const route = routeAt(path);
  const verdict = useMemo(() => {
    const address = path + (renderedPath === undefined ? location.search : '');
    // On arrival only: another tab that opens another quiz must not lead this one away.
    return admission(route, address, { isLoggedIn, cohort: useVisitor.getState().cohort });
  }, [route, path, renderedPath, isLoggedIn]);
  const redirect = 'redirect' in verdict ? verdict.redirect : null;

  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true });
  }, [redirect]);
  useCohort(verdict);

  const page = route === null || 'redirect' in route ? notFound : route;
  const shown = useShownPage(page, redirect === null, firstPage);
  useArrival(page.title, shown?.page === page ? path : null);

  if (shown === null) return null;
  const { component: Component, page: shownPage } = shown;
  return <Component key={shownPage.quiz} quiz={shownPage.quiz as QuizName} />;
}

/** A visitor walks the quiz of the page they use: of several tabs, or pages that Back returns to, the last one used. */
function useCohort(verdict: Admission) {
  useEffect(() => {
    if (!('takeCohort' in verdict)) return;
    const take = () => useVisitor.setState({ cohort: verdict.takeCohort });
    take();
    addEventListener('focus', take);
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('focus', take);
      removeEventListener('pageshow', take);
    };
  }, [verdict]);
}

function useShownPage(page: ShownPage, admitted: boolean, firstPage: ComponentType<PageProps> | null) {
  const [shown, setShown] = useState<Shown | null>(() => (firstPage === null ? null : { page, component: firstPage }));
  useEffect(() => {
    if (!admitted) return;
    let current = true;
    fetchPage(page).then(
      (component) => {
        // The page shown first is not rendered a second time, which takes a slow phone 100 ms.
        if (current) setShown((before) => (before?.page === page ? before : { page, component }));
      },
      () => {
        if (current) void notifyNotLoaded();
      },
    );
    const stopPrefetch = prefetchNext(page);
    return () => {
      current = false;
      stopPrefetch();
    };
  }, [page, admitted]);
  return shown;
}

async function notifyNotLoaded() {
  const module = await import('#web/platform/notify.ts');
  module.notify('This page did not load. Check your connection and try again.');
}

/** Loads the likely next page while the browser is idle, so that on a slow phone it opens in 61 instead of 633 ms. */
function prefetchNext(page: Pick<Page, 'next'>): () => void {
  const path = page.next === 'own quiz' ? quizPages[quizOfCohort(useVisitor.getState().cohort)].start : page.next;
  const next = path === undefined ? null : routeAt(path);
  if (next === null || 'redirect' in next) return () => {};
  const fetchNext = () => void fetchPage(next).catch(() => {});
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetchNext, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchNext, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}

/**
 * § 2: every navigation starts at the top-left, or at the section that the address names, with the page's own title and
 * focus on the new heading.
 */
function useArrival(title: string, arrivedAt: string | null) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (arrivedAt === null) return;
    document.title = title;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    const section = document.getElementById(location.hash.slice(1));
    section?.scrollIntoView();
    (section ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [title, arrivedAt]);
}
