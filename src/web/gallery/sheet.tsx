import { useState } from 'react';
import type { Theme } from '#web/platform/theme.ts';
import { Frame } from './frame.tsx';
import styles from './sheet.module.css';
import type { Story } from './story.ts';

interface SheetProps {
  stories: readonly Story[];
  firstTheme: Theme;
}

/** Heights of the simulated screens, by their widths. */
const heights = { 390: 844, 1280: 800 } as const;
const widths = [390, 1280] as const;

/** All stories on one page in the order of the content, each in a frame that loads when it comes into view. */
export function Sheet({ stories, firstTheme }: SheetProps) {
  const [theme, setTheme] = useState<Theme>(firstTheme);
  const [width, setWidth] = useState<(typeof widths)[number]>(390);
  const parts = [...new Set(stories.map(({ part }) => part))];
  document.documentElement.dataset.theme = theme;
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h1>Gallery</h1>
        <p className="muted">{stories.length} stories</p>
        <Switch label="Theme" values={['day', 'night']} chosen={theme} onChoose={setTheme} />
        <Switch label="Width" values={widths} chosen={width} onChoose={setWidth} />
      </header>
      <nav className={styles.contents} aria-label="Contents">
        {parts.map((part) => (
          <details key={part}>
            <summary>{part}</summary>
            <ul>
              {storiesOf(stories, part).map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <main>
        {parts.map((part) => (
          <section key={part} aria-label={part}>
            <h2>{part}</h2>
            <div className={styles.frames}>
              {storiesOf(stories, part).map((story) => (
                <StoryFrame key={story.id} story={story} width={width} theme={theme} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

const storiesOf = (stories: readonly Story[], part: string) => stories.filter((one) => one.part === part);

interface StoryFrameProps {
  story: Story;
  width: keyof typeof heights;
  theme: Theme;
}

function StoryFrame({ story: { id, title }, width, theme }: StoryFrameProps) {
  return (
    <figure id={id} className={styles.frame}>
      <figcaption>
        {title}
        <a href={`/gallery?only=${id}&theme=${theme}`} target="_blank" rel="noreferrer">
          {id}
        </a>
      </figcaption>
      <Frame key={`${width} ${theme}`} id={id} title={title} width={width} height={heights[width]} theme={theme} />
    </figure>
  );
}

interface SwitchProps<Value> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Switch<Value extends string | number>({ label, values, chosen, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={label} checked={value === chosen} onChange={() => onChoose(value)} />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
