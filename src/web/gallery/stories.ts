import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { fileOfPage } from '#web/page-files.ts';
import { routeAt } from '#web/routes.tsx';
import { accountStories } from './account-stories.ts';
import { componentStories } from './component-stories.tsx';
import { consoleStories } from './console-stories.ts';
import { elementStories } from './element-stories.tsx';
import { pageStories, startPageStories } from './page-stories.ts';
import { paymentStories } from './payment-stories.ts';
import { quizStories } from './quiz-stories.ts';
import { resumeStories } from './resume-stories.ts';
import { sceneStories } from './scene-stories.tsx';
import type { Story } from './story.ts';

/** A story with the files it depends on, besides those of all stories; relative to `src/web`. */
export type SourcedStory = Story & { sources: string[] };

const listed: readonly SourcedStory[] = [
  ...Object.values(quizzes).flatMap(storiesOfQuiz),
  ...from('resume-stories.ts', resumeStories),
  ...from('payment-stories.ts', paymentStories),
  ...from('account-stories.ts', accountStories),
  ...from('console-stories.ts', consoleStories),
  ...from('element-stories.tsx', elementStories),
  ...from('scene-stories.tsx', sceneStories),
  ...from('component-stories.tsx', componentStories),
];

/** Every story: each quiz from its first page to its offers, then the parts of the pages. */
export const stories: readonly SourcedStory[] = await Promise.all(listed.map(withPageFile));

function storiesOfQuiz(quiz: Quiz): SourcedStory[] {
  return [
    ...from('page-stories.ts', startPageStories(quiz, quiz.title)),
    ...from('quiz-stories.ts', quizStories(quiz, quiz.title)),
    ...from('page-stories.ts', pageStories(quiz, quiz.title)),
  ];
}

function from(file: string, some: Story[]): SourcedStory[] {
  return some.map((story) => ({ ...story, sources: [`./gallery/${file}`] }));
}

async function withPageFile(story: SourcedStory): Promise<SourcedStory> {
  const route = typeof story.shows === 'string' ? routeAt(story.shows) : null;
  if (route === null || 'redirect' in route) return story;
  return { ...story, sources: [...story.sources, await fileOfPage(route.load)] };
}
