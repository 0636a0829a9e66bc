import { type SyntheticEvent, useState } from 'react';
import type { Theme } from '../platform/theme';
import styles from './sheet.module.css';
import type { Specimen } from './specimen';

interface SheetProps {
  specimens: readonly Specimen[];
  firstTheme: Theme;
}

const widths = [390, 1280] as const;

/** All specimens on one sheet, in the order of the content, each in a frame that loads when it comes into view. */
export function Sheet({ specimens, firstTheme }: SheetProps) {
  const [theme, setTheme] = useState<Theme>(firstTheme);
  const [width, setWidth] = useState<(typeof widths)[number]>(390);
  const parts = [...new Set(specimens.map(({ part }) => part))];
  document.documentElement.dataset.theme = theme;
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h1>Gallery</h1>
        <p className="muted">{specimens.length} specimens</p>
        <Switch label="Theme" values={['day', 'night']} chosen={theme} onChoose={setTheme} />
        <Switch label="Width" values={widths} chosen={width} onChoose={setWidth} />
      </header>
      <nav className={styles.contents} aria-label="Contents">
        {parts.map((part) => (
          <details key={part}>
            <summary>{part}</summary>
            <ul>
              {specimensOf(specimens, part).map(({ id, title }) => (
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
              {specimensOf(specimens, part).map((specimen) => (
                <Frame key={specimen.id} specimen={specimen} width={width} theme={theme} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

const specimensOf = (specimens: readonly Specimen[], part: string) => specimens.filter((one) => one.part === part);

interface FrameProps {
  specimen: Specimen;
  width: number;
  theme: Theme;
}

function Frame({ specimen: { id, title }, width, theme }: FrameProps) {
  const address = `/gallery?only=${id}&theme=${theme}`;
  return (
    <figure id={id} className={styles.frame}>
      <figcaption>
        {title}
        <a href={address} target="_blank" rel="noreferrer">
          {id}
        </a>
      </figcaption>
      <iframe
        key={width}
        title={title}
        src={address}
        loading="lazy"
        width={width}
        height={width === 390 ? 844 : 800}
        onLoad={growToContent}
      />
    </figure>
  );
}

/** A page longer than the screen is shown whole, once it stands still. */
function growToContent({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const { documentElement } = frame.contentDocument!;
  const grow = () => {
    if (documentElement.dataset.ready === undefined) return;
    frame.height = String(Math.max(Number(frame.height), documentElement.scrollHeight));
    observer.disconnect();
  };
  const observer = new MutationObserver(grow);
  observer.observe(documentElement, { attributes: true });
  grow();
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
