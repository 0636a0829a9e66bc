import { type CopyKey, groupOf } from '#contract/copy/catalogue.ts';
import { emailGroups } from '#contract/copy/email-groups.ts';
import { exampleValues } from '#contract/copy/examples.ts';
import { formatMessage } from '#contract/copy/message.ts';
import { Panel } from '../kit/panel.tsx';
import { lookOf } from './text-look.ts';
import styles from './texts.module.css';

interface SeenPanelProps {
  textKey: CopyKey;
  text: string;
}

/** How a text reads on a phone, with example values, by Day and Night. */
export function SeenPanel({ textKey, text }: SeenPanelProps) {
  const read = readable(text);
  const isOfEmail = groupOf(textKey) in emailGroups;
  return (
    <div>
      <Panel
        title={isOfEmail ? 'As an email says it' : 'As a visitor sees it'}
        foot={
          isOfEmail
            ? 'With example values. Mail programs draw it in their own way, and the next email has it.'
            : 'With example values, in the product’s type, as wide as a phone. Around it the page is left out.'
        }
      >
        <div className={styles.frames}>
          {(['day', 'night'] as const).map((theme) => (
            <figure key={theme} className={styles.frame}>
              <div className={styles.screen} data-theme={theme}>
                <i className={styles.line} aria-hidden="true" />
                {read === null ? (
                  <p className={styles.small}>It cannot be read like this.</p>
                ) : (
                  <p className={styles[lookOf(textKey)]}>{read}</p>
                )}
                <i className={styles.line} aria-hidden="true" />
              </div>
              <figcaption>{theme === 'day' ? 'Day' : 'Night'}</figcaption>
            </figure>
          ))}
        </div>
      </Panel>
    </div>
  );
}

/** Null while it cannot be read. */
function readable(text: string): string | null {
  try {
    return formatMessage(text, exampleValues);
  } catch {
    return null;
  }
}
