import { useEffect, useRef, useState } from 'react';
import { Choice } from '../kit/fields.tsx';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { messageFrom, type PhoneDraft, type PhoneMessage } from './phone-messages.ts';
import styles from './quizzes.module.css';

interface PhonePanelProps extends Omit<PhoneDraft, 'theme'> {
  /** The address of the phone. */
  src: string;
}

/** The screen that is edited as a visitor sees it: the real quiz in a frame, which gets the draft as somebody types. */
export function PhonePanel({ src, quiz, body, screen, level }: PhonePanelProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme, setTheme] = useState<PhoneDraft['theme']>('day');
  const [width, setWidth] = useState<'390' | '320'>('390');
  // Counted, because a phone that is loaded again asks again.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (messageFrom(event, frame.current?.contentWindow ?? null)?.phone === 'ready') setAsked((count) => count + 1);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (asked === 0) return;
    const message: PhoneMessage = { phone: 'draft', draft: { quiz, body, screen, level, theme } };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [asked, quiz, body, screen, level, theme]);
  return (
    <Panel
      title="As a visitor sees it"
      aside={<span className={list.tag}>runs the real quiz</span>}
      foot="Tap an answer and it goes on, with the quote. Nothing is kept or measured."
    >
      <div className={styles.phoneHead}>
        <Choice
          label="Light"
          options={[
            ['day', 'Day'],
            ['night', 'Night'],
          ]}
          value={theme}
          onChange={setTheme}
        />
        <Choice
          label="Width"
          options={[
            ['390', '390'],
            ['320', '320'],
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
      <div className={styles.phone} data-narrow={width === '320' || undefined}>
        <iframe ref={frame} src={src} title="The quiz on a phone" className={styles.frame} />
        {asked === 0 && <p className={styles.waiting}>The quiz is loading.</p>}
      </div>
    </Panel>
  );
}
