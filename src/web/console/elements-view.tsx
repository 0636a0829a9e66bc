import { useRef, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { ElementLabel, ElementLabels } from '../../contract/element-label';
import { selectorText } from '../../contract/element-selector';
import { Button } from '../ui/button';
import { isNamedPage, pageNames } from '../visual-selector/page-names';
import type { PickedElement } from '../visual-selector/selector-messages';
import frame from './console.module.css';
import { askAsOperator, faultWords } from './console-session';
import { ElementPick } from './element-pick';
import styles from './elements-view.module.css';
import { LabelTable } from './label-table';
import { useElementLabels } from './use-element-labels';
import { useSelectorWindow } from './use-selector-window';

/** More picks than these are not looked at any more. */
const mostPicks = 10;

/** The pages that can be pointed at, what was picked there, and the labels that were kept. */
export function ElementsView() {
  const [picks, setPicks] = useState<readonly PickedElement[]>([]);
  const { loaded, reload } = useElementLabels();
  const { said, say, open, show } = useSelectorWindow((picked) => setPicks((before) => withPick(before, picked)));
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes away, so the focus goes where the next step is told.
  function settle(words: string) {
    say(words);
    heading.current?.focus();
    reload();
  }
  return (
    <>
      <div className={frame.head}>
        <h1 ref={heading} tabIndex={-1}>
          Elements
        </h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser */}
        <div className={styles.pages} role="group" aria-labelledby="pages">
          <span id="pages">Open and point at</span>
          {Object.keys(pageNames)
            .filter(isNamedPage)
            .map((page) => (
              <Button key={page} small variant="white" onClick={() => open(page)}>
                {pageNames[page]}
              </Button>
            ))}
        </div>
      </div>
      <p className={styles.said} role="status">
        {said || 'Open a page and press something on it: its selector, its events and its presses appear here.'}
      </p>
      {picks.map((picked) => (
        <ElementPick
          key={keyOf(picked)}
          picked={picked}
          onKept={(name) => {
            setPicks((before) => before.filter((one) => keyOf(one) !== keyOf(picked)));
            settle(`“${name}” is kept.`);
          }}
        />
      ))}
      {loaded === null && <p role="status">Counting…</p>}
      {loaded !== null && 'fault' in loaded && (
        <div className={frame.panel} role="alert">
          <div className={frame.message}>
            <p>{loaded.fault}</p>
            <Button small variant="white" onClick={reload}>
              Try again
            </Button>
          </div>
        </div>
      )}
      {loaded !== null && 'answer' in loaded && <Labels answer={loaded.answer} onShow={show} onRemoved={settle} />}
    </>
  );
}

interface LabelsProps {
  answer: ElementLabels;
  onShow(label: ElementLabel): void;
  onRemoved(words: string): void;
}

function Labels({ answer, onShow, onRemoved }: LabelsProps) {
  const [fault, setFault] = useState('');
  async function remove({ id, name }: ElementLabel) {
    const result = await askAsOperator(`${apiPaths.elementLabels}/${id}`, { method: 'DELETE' });
    setFault(result.error === null ? '' : faultWords(result));
    if (result.error === null) onRemoved(`“${name}” is removed.`);
  }
  return (
    <>
      <section className={frame.panel} aria-labelledby="labels">
        <div className={frame.panelHead}>
          <h2 id="labels">Labels</h2>
          <span className={frame.tag}>Last {answer.days} days</span>
        </div>
        {fault !== '' && (
          <p className={frame.message} role="alert">
            {fault}
          </p>
        )}
        {answer.labels.length === 0 ? (
          <p className={frame.message}>No element has a name yet.</p>
        ) : (
          <LabelTable labels={answer.labels} onShow={onShow} onRemove={remove} />
        )}
      </section>
      <p className={frame.note}>
        Counted are people whose use may be measured. Quick presses on one spot count once. An event counts wherever it
        was sent with the same properties.
        {!answer.captures_presses &&
          ' Presses are not captured now, so few or none are counted: AUTOCAPTURE=clicks captures them on Home, Help, Privacy and Terms.'}
      </p>
    </>
  );
}

/** The latest pick first; an element that is picked again is not there twice. */
function withPick(picks: readonly PickedElement[], picked: PickedElement): PickedElement[] {
  return [picked, ...picks.filter((one) => keyOf(one) !== keyOf(picked))].slice(0, mostPicks);
}

function keyOf({ page, steps }: PickedElement): string {
  return `${page} ${selectorText(steps)}`;
}
