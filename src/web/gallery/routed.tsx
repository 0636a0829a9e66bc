import { type ComponentType, lazy, Suspense } from 'react';
import type { PagePath } from '#contract/paths.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import Overlays from '#web/overlays.tsx';
import type { PageProps } from '#web/platform/page-props.ts';
import { loadPage, routeAt } from '#web/routes.tsx';

const pages = new Map<PagePath, ComponentType<PageProps>>();

/** A page as the router shows it, at an address of the route table. */
export function Routed({ path }: { path: PagePath }) {
  const Page = pageAt(path);
  const route = routeAt(path)!;
  return (
    <>
      <Suspense>
        <Page quiz={('quiz' in route ? route.quiz : undefined) as QuizName} />
      </Suspense>
      <Overlays />
    </>
  );
}

function pageAt(path: PagePath): ComponentType<PageProps> {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const route = routeAt(path);
  if (route === null || 'redirect' in route) throw new Error(`There is no page at ${path}`);
  const page = lazy(async () => ({ default: await loadPage(route) }));
  pages.set(path, page);
  return page;
}
