import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { Page } from './routes.tsx';

const pages = new Set<string>([
  paths.home,
  paths.begin,
  paths.login,
  paths.privacy,
  paths.terms,
  paths.help,
  // Frames: what stands in them depends on the person.
  paths.train,
  paths.sample,
]);

/**
 * Whether the build renders a page's HTML, so that it is seen before its code has loaded. Apart from the route table,
 * because only the build asks.
 */
export function isPrerendered({ path, quiz }: Pick<Page, 'path' | 'quiz'>): boolean {
  if (quiz === undefined) return pages.has(path);
  const { start, screens } = quizPages[quiz];
  return path === start || path === screens;
}
