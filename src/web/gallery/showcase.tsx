import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { QuizName } from '#quiz/catalogue.ts';
import CookieBanner from '#web/measuring/consent/cookie-banner.tsx';
import Overlays from '#web/overlays.tsx';
import type { PageProps } from '#web/platform/page-props.ts';
import { chooseTheme, type Theme } from '#web/platform/theme.ts';
import { loadPage, notFound, routeAt } from '#web/routes.tsx';
import { answerCalls } from './call-answers.ts';
import { advanceClock, resetClock } from './still-clock.ts';
import type { Story, VisitorActions } from './story.ts';
import { untilReads, untilStill } from './until-still.ts';
import { asOnFirstVisit } from './visitors.ts';

let root: Root | null = null;

/** Shows one story from a fresh state. Resolves when nothing changes any more; rejects when it fails. */
export async function showStory(story: Story, theme: Theme): Promise<void> {
  root?.unmount();
  resetClock();
  asOnFirstVisit(`?only=${story.id}&theme=${theme}${story.address ?? ''}`);
  chooseTheme(theme);
  document.documentElement.classList.add('fonts');
  document.documentElement.classList.toggle('consent-given', !story.hasBanner);
  answerCalls(story.answers);
  story.arrange?.();

  await render(story);
  await story.act?.({
    ...visitorActions(rootElement(), rest),
    async wait(ms) {
      await advanceClock(ms);
      await rest();
    },
    async see(text) {
      await untilReads(rootElement(), text);
      await rest();
    },
    async comeBack() {
      root?.unmount();
      await render(story);
    },
  });
  window.scrollTo(0, 0);
}

const rootElement = () => document.getElementById('root')!;
const rest = () => untilStill(rootElement());

async function render(story: Story) {
  const failure = new Promise<never>((_, reject) => {
    root = createRoot(rootElement(), { onUncaughtError: reject });
  });
  root!.render(
    <>
      {typeof story.shows === 'string' ? <Routed path={story.shows} /> : story.shows()}
      {story.hasBanner && <CookieBanner />}
    </>,
  );
  await Promise.race([rest(), failure]);
}

const pages = new Map<string, ComponentType<PageProps>>();

/** A page as the router shows it. */
function Routed({ path }: { path: string }) {
  const Page = pageAt(path);
  const route = routeAt(path);
  return (
    <>
      <Suspense>
        <Page quiz={(route !== null && 'quiz' in route ? route.quiz : undefined) as QuizName} />
      </Suspense>
      <Overlays />
    </>
  );
}

function pageAt(path: string): ComponentType<PageProps> {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const route = routeAt(path) ?? notFound;
  if ('redirect' in route) throw new Error(`There is no page at ${path}`);
  const page = lazy(async () => ({ default: await loadPage(route) }));
  pages.set(path, page);
  return page;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Presses and types in `rootElement` as a visitor would. Throws when no such control is visible. */
function visitorActions(
  rootElement: HTMLElement,
  untilStill: () => Promise<void>,
): Pick<VisitorActions, 'press' | 'type'> {
  return {
    async press(name) {
      const controls = () => [...rootElement.querySelectorAll<HTMLElement>('a, button, label, summary')];
      (await visibleControl(controls, nameOf, name, untilStill)).click();
      await untilStill();
    },
    async type(label, text) {
      const fields = () => [...rootElement.querySelectorAll<Field>('input, textarea')];
      const field = await visibleControl(fields, labelOf, label, untilStill);
      // React overrides the element's own setter and would not notice a value set by it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await untilStill();
    },
  };
}

const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent).trim();
const labelOf = (field: Field) => [...(field.labels ?? [])].map(nameOf).join(' ');

/** A page can be still for a moment before its code has come; then its controls are looked for again. */
const mostTries = 10;

async function visibleControl<Control extends HTMLElement>(
  among: () => Control[],
  textOf: (control: Control) => string,
  name: string,
  untilStill: () => Promise<void>,
): Promise<Control> {
  for (let tried = 0; tried < mostTries; tried++) {
    const visible = among().filter((one) => one.checkVisibility());
    const found = visible.find((one) => textOf(one) === name) ?? visible.find((one) => textOf(one).startsWith(name));
    if (found !== undefined) return found;
    await untilStill();
  }
  throw new Error(`Nothing is called “${name}” here`);
}
