import { lazy, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { ConsoleSignIn } from './frame/console-sign-in.tsx';
import { loadOperator, useConsoleSession } from './session/console-session.ts';

/**
 * One page for all addresses of the console, because each page in the route table costs visitors bytes on the first
 * screen.
 */
const views = {
  [consolePaths.overview]: lazy(async () => ({ default: (await import('./overview/overview-view.tsx')).OverviewView })),
  [consolePaths.work]: lazy(async () => ({ default: (await import('./work/work-view.tsx')).WorkView })),
  [consolePaths.funnel]: lazy(async () => ({ default: (await import('./funnel/funnel-view.tsx')).FunnelView })),
  [consolePaths.elements]: lazy(async () => ({ default: (await import('./elements/elements-view.tsx')).ElementsView })),
  [consolePaths.training]: lazy(async () => ({ default: (await import('./training/training-view.tsx')).TrainingView })),
  [consolePaths.subscribers]: lazy(async () => ({
    default: (await import('./desk/subscribers-view.tsx')).SubscribersView,
  })),
  [consolePaths.subscriber]: lazy(async () => ({
    default: (await import('./desk/subscriber-view.tsx')).SubscriberView,
  })),
  [consolePaths.revenue]: lazy(async () => ({ default: (await import('./revenue/revenue-view.tsx')).RevenueView })),
  [consolePaths.offers]: lazy(async () => ({ default: (await import('./offers/offers-views.tsx')).OffersViews })),
  [consolePaths.content]: lazy(async () => ({ default: (await import('./content/content-view.tsx')).ContentView })),
  [consolePaths.history]: lazy(async () => ({ default: (await import('./content/history-view.tsx')).HistoryView })),
  [consolePaths.texts]: lazy(async () => ({ default: (await import('./copy/texts-views.tsx')).TextsViews })),
  [consolePaths.quizzes]: lazy(async () => ({ default: (await import('./quizzes/quizzes-views.tsx')).QuizzesViews })),
  [consolePaths.phone]: lazy(async () => ({ default: (await import('./quizzes/phone-view.tsx')).PhoneView })),
  [consolePaths.preview]: lazy(async () => ({
    default: (await import('./publishing/preview-view.tsx')).PreviewView,
  })),
  [consolePaths.priceChange]: lazy(async () => ({
    default: (await import('./price-change/price-change-view.tsx')).PriceChangeView,
  })),
  [consolePaths.team]: lazy(async () => ({ default: (await import('./team/team-view.tsx')).TeamView })),
  [consolePaths.enrol]: lazy(async () => ({ default: (await import('./team/enrol-view.tsx')).EnrolView })),
} as const satisfies Record<ConsolePath, unknown>;

/** The operator's pages. They are not measured, and a user's session has no effect here. */
export default function ConsolePage() {
  const { token, isWaiting, visit } = useConsoleSession();
  const isEnrolling = useConsoleSession(({ operator }) => operator?.is_enrolling ?? false);
  const pathname = usePathname();
  const asked = isConsolePath(pathname) ? pathname : consolePaths.overview;
  const path = isEnrolling ? consolePaths.enrol : asked;
  const View = views[path];
  const isPhone = path === consolePaths.phone;
  useEffect(() => {
    if (token !== '' && !isPhone) void loadOperator();
  }, [token, isPhone]);
  // An invited operator has no session yet; whoever has the link of a preview needs none, nor does the phone of an editor.
  if (path === consolePaths.enrol || path === consolePaths.preview || isPhone) {
    return (
      <Suspense>
        <View />
      </Suspense>
    );
  }
  const isDoorShown = token === '' || isWaiting;
  return (
    <>
      {isDoorShown && <ConsoleSignIn isAfterWaiting={isWaiting} />}
      {(!isDoorShown || isWaiting) && (
        <div hidden={isDoorShown} key={visit}>
          <ConsoleFrame current={path}>
            <Suspense>
              <View />
            </Suspense>
          </ConsoleFrame>
        </div>
      )}
    </>
  );
}

function isConsolePath(path: string): path is ConsolePath {
  return Object.hasOwn(views, path);
}
