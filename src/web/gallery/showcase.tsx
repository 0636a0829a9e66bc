import { createRoot, type Root } from 'react-dom/client';
import { chooseTheme, type Theme } from '#web/platform/theme.ts';
import { answerCalls } from './call-answers.ts';
import { Routed } from './routed.tsx';
import { letPass, resetClock } from './still-clock.ts';
import type { Story } from './story.ts';
import { untilStill } from './until-still.ts';
import { visitorActions } from './visitor-actions.ts';
import { asOnFirstVisit } from './visitors.ts';

let root: Root | null = null;

/** Shows one story from a fresh state. Resolves when nothing moves any more; rejects when it fails. */
export async function showStory(story: Story, theme: Theme): Promise<void> {
  root?.unmount();
  resetClock();
  asOnFirstVisit(`?only=${story.id}&theme=${theme}${story.address ?? ''}`);
  chooseTheme(theme);
  document.documentElement.classList.add('fonts', 'consent-given');
  answerCalls(story.answers);
  story.arrange?.();

  await render(story);
  await story.act?.({
    ...visitorActions(room(), rest),
    async wait(ms) {
      await letPass(ms);
      await rest();
    },
    async comeBack() {
      root?.unmount();
      await render(story);
    },
  });
  window.scrollTo(0, 0);
}

const room = () => document.getElementById('root')!;
const rest = () => untilStill(room());

async function render(story: Story) {
  const failure = new Promise<never>((_, reject) => {
    root = createRoot(room(), { onUncaughtError: reject });
  });
  root!.render(typeof story.shows === 'string' ? <Routed path={story.shows} /> : story.shows());
  await Promise.race([rest(), failure]);
}
