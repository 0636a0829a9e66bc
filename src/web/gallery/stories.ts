import { fileOfPage } from '#web/page-files.ts';
import { notFound, routeAt } from '#web/routes.tsx';
import { adaptingStories } from './adapting-stories.tsx';
import { breathStories } from './breath-stories.tsx';
import { consoleActsStories } from './console-acts-stories.tsx';
import { consoleDeskStories } from './console-desk-stories.tsx';
import { consoleFrameStories } from './console-frame-stories.tsx';
import { consoleReconciliationStories } from './console-reconciliation-stories.tsx';
import { consoleRevenueStories } from './console-revenue-stories.tsx';
import { consoleStories } from './console-stories.tsx';
import { consoleTeamStories } from './console-team-stories.tsx';
import { consoleTrainingStories } from './console-training-stories.tsx';
import { consoleWatchStories } from './console-watch-stories.tsx';
import { elementStories } from './element-stories.tsx';
import { evidenceStories } from './evidence-stories.tsx';
import { giftStories } from './gift-stories.tsx';
import { lookStories } from './look-stories.tsx';
import { offlineStories } from './offline-stories.tsx';
import { ownLifeStories } from './own-life-stories.tsx';
import { progressStories } from './progress-stories.tsx';
import { reminderStories } from './reminder-stories.tsx';
import { type SmallScreen, smallScreensOf } from './small-screen-stories.ts';
import type { StoriesFile, Story } from './story.ts';
import { timedStories } from './timed-stories.tsx';
import { todayStories } from './today-stories.tsx';
import { trackingStories } from './tracking-stories.tsx';
import { trainingStories } from './training-stories.ts';
import { untimedStories } from './untimed-stories.tsx';
import { writingStories } from './writing-stories.tsx';
import { yardstickStories } from './yardstick-stories.tsx';

export interface SourcedStory extends Story {
  /** The files it depends on, besides those of all stories; relative to `src/web`. */
  sources: string[];
  /** Where it also gets pictures. */
  smallScreens: readonly SmallScreen[];
}

const files = import.meta.glob<StoriesFile>('../**/*.stories.{ts,tsx}', { eager: true });

const listed: readonly SourcedStory[] = [
  ...Object.entries(files)
    .sort(([, a], [, b]) => a.place - b.place)
    .flatMap(([file, { stories: some }]) => from(file, some)),
  ...from('training-stories.ts', trainingStories),
  ...from('today-stories.tsx', todayStories),
  ...from('adapting-stories.tsx', adaptingStories),
  ...from('offline-stories.tsx', offlineStories),
  ...from('reminder-stories.tsx', reminderStories),
  ...from('own-life-stories.tsx', ownLifeStories),
  ...from('progress-stories.tsx', progressStories),
  ...from('look-stories.tsx', lookStories),
  ...from('timed-stories.tsx', timedStories),
  ...from('breath-stories.tsx', breathStories),
  ...from('writing-stories.tsx', writingStories),
  ...from('yardstick-stories.tsx', yardstickStories),
  ...from('tracking-stories.tsx', trackingStories),
  ...from('evidence-stories.tsx', evidenceStories),
  ...from('gift-stories.tsx', giftStories),
  ...from('untimed-stories.tsx', untimedStories),
  ...from('console-acts-stories.tsx', consoleActsStories),
  ...from('console-frame-stories.tsx', consoleFrameStories),
  ...from('console-reconciliation-stories.tsx', consoleReconciliationStories),
  ...from('console-stories.tsx', consoleStories),
  ...from('console-team-stories.tsx', consoleTeamStories),
  ...from('console-desk-stories.tsx', consoleDeskStories),
  ...from('console-training-stories.tsx', consoleTrainingStories),
  ...from('console-watch-stories.tsx', consoleWatchStories),
  ...from('console-revenue-stories.tsx', consoleRevenueStories),
  ...from('element-stories.tsx', elementStories),
];

/** Every story: each quiz from its first page to its offers, then the parts of the pages. */
export const stories: readonly SourcedStory[] = await Promise.all(listed.map(withPageFile));

function from(file: string, some: readonly Story[]): SourcedStory[] {
  return some.map((story) => ({
    ...story,
    sources: [`./gallery/${file}`],
    smallScreens: smallScreensOf(story.id),
  }));
}

async function withPageFile(story: SourcedStory): Promise<SourcedStory> {
  if (typeof story.shows !== 'string') return story;
  const route = routeAt(story.shows) ?? notFound;
  if ('redirect' in route) return story;
  return { ...story, sources: [...story.sources, await fileOfPage(route.load)] };
}
