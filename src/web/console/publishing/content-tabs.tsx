import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import styles from './publishing.module.css';

const tabs: readonly (readonly [ConsolePath, string])[] = [
  [consolePaths.content, 'All'],
  [consolePaths.quizzes, 'Quizzes'],
  [consolePaths.texts, 'Texts'],
  [consolePaths.history, 'History'],
];

/** The pages of *Content*. */
export function ContentTabs({ current }: { current: ConsolePath }) {
  return (
    <nav className={styles.tabs} aria-label="Content">
      {tabs.map(([path, name]) => (
        <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
