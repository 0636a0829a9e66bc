import { useId, useState } from 'react';
import { Drawing } from '#web/ui/drawing.tsx';
import form from '../kit/form.module.css';
import styles from './subscribers.module.css';

const searchDrawing = 'M15.3 15.3 19.5 19.5M4.7 10.7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0';

interface SearchBoxProps {
  /** The text of the shown search. */
  q: string;
  /** Called with the typed text when Enter is pressed, not while typing, because the audit records each search. */
  onSearch(q: string): void;
}

/** The only field for finding a person. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(q);
  // Not in an effect, which would run after the text typed ahead is already in the field.
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    setText(q);
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <div className={styles.box}>
          <Drawing path={searchDrawing} size={20} />
          <label className="visually-hidden" htmlFor={id}>
            Find a subscriber
          </label>
          <input
            className={form.input}
            id={id}
            type="search"
            name="q"
            value={text}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setText(target.value)}
          />
          <kbd>Enter</kbd>
        </div>
        <p className={form.help} id={`${id}-help`}>
          Address (whole, or its first three letters), name, Paddle or invoice number, checkout or account number, or
          from a bank statement: <b>4242 35.99 17 Nov</b>
        </p>
      </form>
    </search>
  );
}
