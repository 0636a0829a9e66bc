import { playProps } from '#web/site/play-request.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './home-page.module.css';
import { useWayIn } from './use-way-in.ts';
import { anybodysWayIn } from './way-in.ts';

const triangle = 'M8.5 6v12l9-6z';

/** Plays 40 seconds, before any question. It leads on to the visitor's own way in. */
export function PlayCard() {
  const { href, label } = useWayIn();
  const next = { label: label === anybodysWayIn.label ? 'See my pattern' : label, href };
  return (
    <button type="button" className={styles.play} data-early="play" {...playProps('home', next)}>
      <Drawing path={triangle} />
      <span>
        <b>Hold the line, 40 seconds</b>
        <span className="small muted">Nothing is kept. No account.</span>
      </span>
    </button>
  );
}
