import { type ComponentType, useEffect, useRef, useState } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { quizOfCohort, quizPages } from '../contract/quiz-pages';
import type { QuizName } from '../quiz/quiz';
import { useSession } from './auth/session';
import { type Admission, admission } from './guard';
import { loadPage, notFound, type Page, type PageProps, routeAt } from './routes';
import { useVisitor } from './visitor/visitor';

interface Shown {
  page: ShownPage;
  component: ComponentType<PageProps>;
}

type ShownPage = Pick<Page, 'module' | 'next' | 'quiz'>;

const loaded = new Map<string, ComponentType<PageProps>>();

/** Loads a page's code once; later calls answer from memory. */
export async function fetchPage(page: Pick<Page, 'module'>): Promise<ComponentType<PageProps>> {
  const known = loaded.get(page.module);
  if (known !== undefined) return known;
  const component = await loadPage(page);
  loaded.set(page.module, component);
  return component;
}

interface OutletProps {
  /** The page that is there from the first render on. */
  firstPage: ComponentType<PageProps> | null;
  /** Path to render outside a browser. */
  path?: string;
}

/** Shows the page at the current address; the one before stays until the next one's code is there. */
export function Outlet({ firstPage, path: renderedPath }: OutletProps) {
  const path = usePathname(renderedPath === undefined ? {} : { ssrPath: renderedPath });
  const search = useSearch({ ssrSearch: '' });
  const isLoggedIn = useSession((session) => session.token !== '');
  const cohort = useVisitor((visitor) => visitor.cohort);

  const route = routeAt(path);
  const verdict = admission(route, path + search, { isLoggedIn, cohort });
  const redirect = redirectOf(verdict);
  const cohortToTake = 'takeCohort' in verdict ? verdict.takeCohort : null;

  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true });
  }, [redirect]);
  useEffect(() => {
    if (cohortToTake !== null) useVisitor.setState({ cohort: cohortToTake });
  }, [cohortToTake]);

  const page = route === null || 'redirect' in route ? notFound : route;
  const shown = useShownPage(page, redirect === null, firstPage);
  useArrival(page.title, shown?.page === page ? path : null);

  if (shown === null) return null;
  const { component: Component, page: shownPage } = shown;
  return <Component key={`${shownPage.module} ${shownPage.quiz}`} quiz={shownPage.quiz as QuizName} />;
}

function redirectOf(verdict: Admission): string | null {
  return 'redirect' in verdict ? verdict.redirect : null;
}

function useShownPage(page: ShownPage, admitted: boolean, firstPage: ComponentType<PageProps> | null) {
  const [shown, setShown] = useState<Shown | null>(() => (firstPage === null ? null : { page, component: firstPage }));
  useEffect(() => {
    if (!admitted) return;
    let current = true;
    fetchPage(page).then(
      (component) => {
        if (current) setShown({ page, component });
      },
      () => {
        if (current) void sayNotLoaded();
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

async function sayNotLoaded() {
  const { notify } = await import('./platform/notify');
  notify('This page did not load. Check your connection and try again.');
}

/** Fetches the likely next page while nothing else is happening: 61 ms instead of 633 on a slow phone line. */
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

/** § 2: every navigation starts at the top-left, under its own title, with focus on the new heading. */
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
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, arrivedAt]);
}
