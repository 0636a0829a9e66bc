import { fileOfPage } from '#web/page-files.ts';
import { notFound, routeAt } from '#web/routes.tsx';
import { type SmallScreen, smallScreensOf } from './small-screen-stories.ts';
import type { StoriesFile, Story } from './story.ts';

export interface SourcedStory extends Story {
  /** The files it depends on, besides those of all stories; relative to `src/web`. */
  sources: string[];
  /** Where it also gets pictures. */
  smallScreens: readonly SmallScreen[];
}

const files = import.meta.glob<StoriesFile>('../**/*.stories.{ts,tsx}', { eager: true });

/** Every story, in the order of the sheet: each quiz from its first page to its offers, then the other pages. */
export const stories: readonly SourcedStory[] = await Promise.all(
  Object.entries(files)
    .sort(([, a], [, b]) => a.place - b.place)
    .flatMap(([file, { stories: some }]) => some.map((story) => withSources(story, file.replace('../', './')))),
);

async function withSources(story: Story, file: string): Promise<SourcedStory> {
  const route = typeof story.shows === 'string' ? (routeAt(story.shows) ?? notFound) : null;
  const page = route === null || 'redirect' in route ? [] : [await fileOfPage(route.load)];
  return { ...story, sources: [file, ...page], smallScreens: smallScreensOf(story.id) };
}
