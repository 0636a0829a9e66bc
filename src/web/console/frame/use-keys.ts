import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { consolePaths } from '#contract/console/paths.ts';
import { useConsoleSession } from '../session/console-session.ts';
import { useKeysSetting } from '../session/keys-setting.ts';
import { keyPages } from './console-pages.ts';
import { findSubscriber, leaveField } from './find-subscriber.ts';
import { actOfKey, type KeyAct, nextRow, type PageKeys } from './keys.ts';

/**
 * The operator's keys on every page. A list or table takes part by `data-row` on each of its rows; `j` and `k` focus the
 * first link or button of a row, so that Enter opens it. `data-find` marks the field that `f` goes to.
 */
export function useKeys(): { isListOpen: boolean; setListOpen(isOpen: boolean): void } {
  const isOn = useKeysSetting((setting) => setting.isOn);
  const operator = useConsoleSession((session) => session.operator);
  const [isListOpen, setListOpen] = useState(false);
  useEffect(() => {
    if (!isOn || operator === null) return;
    const pages: PageKeys = keyPages.filter(({ needs }) => operator.may.includes(needs));
    let pressedG: number | null = null;
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const act = actOfKey(
        {
          key: event.key,
          isInField: isField(event.target),
          isWithModifier: event.ctrlKey || event.altKey || event.metaKey,
          isInDialog: document.querySelector('dialog[open]') !== null,
        },
        pressedG === null ? null : event.timeStamp - pressedG,
        pages,
      );
      pressedG = act?.do === 'await page' ? event.timeStamp : null;
      if (act === null || (act.do === 'search' && !operator!.may.includes('open a person'))) return;
      if (act.do === 'find' && findField() === null) return;
      // Esc keeps its meaning in the browser, such as ending the loading of a page.
      if (act.do !== 'leave') event.preventDefault();
      if (act.do === 'list keys') setListOpen(true);
      else perform(act);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, operator]);
  return { isListOpen, setListOpen };
}

function perform(act: Exclude<KeyAct, { do: 'list keys' }>) {
  if (act.do === 'page') navigate(act.path);
  else if (act.do === 'row') goToRow(act.by);
  else if (act.do === 'leave') leaveField();
  else if (act.do === 'find') findField()?.select();
  else if (act.do === 'search') {
    navigate(consolePaths.subscribers);
    findSubscriber();
  }
}

const findField = () => document.querySelector<HTMLInputElement>('#main [data-find]');

function goToRow(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('#main [data-row]')].filter(
    (row) => row.getClientRects().length > 0,
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = nextRow(at === -1 ? null : at, rows.length, by);
  if (next === null) return;
  const row = rows[next]!;
  const opens = row.querySelector<HTMLElement>('a[href], button');
  if (opens === null) row.tabIndex = -1;
  (opens ?? row).focus({ focusVisible: true } as FocusOptions);
  row.scrollIntoView({ block: 'nearest' });
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
