import { fileOfPage } from '#web/page-files.ts';
import { notFound, routeAt } from '#web/routes.tsx';
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
import { type SmallScreen, smallScreensOf } from './small-screen-stories.ts';
import type { StoriesFile, Story } from './story.ts';

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
