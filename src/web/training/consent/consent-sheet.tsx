import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { SavedWhere } from '#contract/training.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RestScene } from '../pictures/today-scenes.tsx';
import { TrainIcon } from '../pictures/train-icon.tsx';
import styles from './consent-sheet.module.css';

interface ConsentSheetProps {
  /** Where training is stored now; null at the first start. */
  where: SavedWhere | null;
  /** Whether the sample was tried on this device, so that it can be taken over. */
  hasSample: boolean;
  onChoose(where: SavedWhere, takesSample: boolean): void;
  /** Keeps nothing; only before a place was chosen. */
  onDecline?: () => void;
  /** Closes without a change; only when a place was chosen before. */
  onBack?: () => void;
}

/**
 * Asks where to store training: buttons of one size, none preselected, and the choice can be changed at any time.
 */
export function ConsentSheet({ where, hasSample, onChoose, onDecline, onBack }: ConsentSheetProps) {
  const [takesSample, setTakesSample] = useState(false);
  useHeadingFocus('where');
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <RestScene />
      </div>
      <main id="main" className={styles.sheet}>
        <div className="stack-small">
          <h1 tabIndex={-1}>Where shall we keep your training?</h1>
          <p className="muted">
            Your results and weekly answers say something about your health. So you choose. You can change it at any
            time.
          </p>
        </div>
        <ul className={styles.places}>
          <Place icon={<Icon name="phone" />} name="On this device only" what="Gone when the browser is cleared." />
          <Place
            icon={<Icon name="cloud" />}
            name="In your account too"
            what="See it on all your devices. Presses go after 13 months. The rhythm of your rounds stays, for your pictures."
          />
          <Place
            icon={<TrainIcon name="pen" />}
            name="Your own words never leave"
            what="Worries and lists stay on this device either way."
          />
        </ul>
        {hasSample && (
          <CheckBox label="Take along what I tried before" checked={takesSample} onChange={setTakesSample} />
        )}
        <p className="small muted">
          {where !== null && (
            <span>{`Now it is kept ${where === 'account' ? 'in your account too' : 'on this device only'}. `}</span>
          )}
          <span>{'Change your mind, and the copy in the account is erased at once. '}</span>
          <a href={paths.privacy}>Privacy</a>
        </p>
        <div className={styles.buttons}>
          <Button wide variant="white" onClick={() => onChoose('device', takesSample)}>
            Keep it on this device only
          </Button>
          <Button wide variant="white" onClick={() => onChoose('account', takesSample)}>
            Keep it in my account too
          </Button>
          {onDecline !== undefined && (
            <Button wide variant="white" onClick={onDecline}>
              Keep nothing
            </Button>
          )}
          {onBack !== undefined && (
            <Button wide variant="text" onClick={onBack}>
              Leave it as it is
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}

function Place({ icon, name, what }: { icon: ReactNode; name: string; what: string }) {
  return (
    <li>
      <span className={styles.icon}>{icon}</span>
      <span>
        <b>{name}</b>
        <span className={styles.what}>{what}</span>
      </span>
    </li>
  );
}
