import { Dialog } from '../kit/dialog.tsx';
import list from '../kit/list.module.css';
import { useConsoleSession } from '../session/console-session.ts';
import { keyPages } from './console-pages.ts';
import styles from './keys-dialog.module.css';
import { KeysSwitch } from './keys-switch.tsx';

/** All keys, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const may = useConsoleSession(({ operator }) => operator?.may ?? []);
  const pages = keyPages.filter(({ needs }) => may.includes(needs));
  const rows: [keys: string[], what: string][] = [
    ...(may.includes('open a person') ? [[['/'], 'find a subscriber'] satisfies [string[], string]] : []),
    ...(may.includes('see what is published')
      ? [[['f'], 'find a text, on its page'] satisfies [string[], string]]
      : []),
    [['j', 'k'], 'next, previous row'],
    [['Enter'], 'open the row'],
    [['Esc'], 'close, or leave a field'],
    ...pages.map(({ key, name }) => [['g', key], name] satisfies [string[], string]),
    [['?'], 'all keys'],
  ];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <ul className={`${list.list} ${styles.keys}`}>
        {rows.map(([keys, what]) => (
          <li key={what}>
            <span>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <KeysSwitch />
    </Dialog>
  );
}
