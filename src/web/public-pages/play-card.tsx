import { playProps } from '#web/site/play-request.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { homeCopy } from './home-copy.ts';
import styles from './home-page.module.css';
import { useWayIn } from './use-way-in.ts';

const triangle = 'M8.5 6v12l9-6z';

/** Plays 40 seconds, before any question. It leads on to the visitor's own way in. */
export function PlayCard() {
  const { href, text } = useWayIn();
  const next = { label: text === 'start' ? homeCopy.say('play-next') : homeCopy.say(text), href };
  return (
    <button type="button" className={styles.play} data-early="play" {...playProps('home', next)}>
      <Drawing path={triangle} />
      <span>
        <b>{homeCopy.say('play')}</b>
        <span className="small muted">{homeCopy.say('play-more')}</span>
      </span>
    </button>
  );
}
