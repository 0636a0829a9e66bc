import { useRef, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ElementLabel, ElementLabels } from '#contract/console/element-label.ts';
import { selectorText } from '#contract/console/element-selector.ts';
import { isNamedPage, pageNames } from '#web/measuring/visual-selector/page-names.ts';
import type { PickedElement } from '#web/measuring/visual-selector/selector-messages.ts';
import { Button } from '#web/ui/button.tsx';
import frame from '../frame/console.module.css';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { useCall } from '../kit/use-call.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { ElementPick } from './element-pick.tsx';
import styles from './elements-view.module.css';
import { LabelTable } from './label-table.tsx';
import { useSelectorWindow } from './use-selector-window.ts';

/** Operators do not look further back. */
const mostPicks = 10;

/** The pages to point at, the picked elements, and the labels. */
export function ElementsView() {
  const [picks, setPicks] = useState<readonly PickedElement[]>([]);
  const { loaded, retry } = useCall(consoleCalls.listLabels, {});
  const { message, setMessage, open, show } = useSelectorWindow((picked) =>
    setPicks((before) => withPick(before, picked)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears, so the focus moves to the heading.
  function settle(text: string) {
    setMessage(text);
    heading.current?.focus();
    retry();
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
        {message || 'Open a page and press something on it: its selector, its events and its presses appear here.'}
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
      <LoadingFigures loaded={loaded} retry={retry} />
      {loaded !== null && 'data' in loaded && <Labels answer={loaded.data} onShow={show} onRemoved={settle} />}
    </>
  );
}

interface LabelsProps {
  answer: ElementLabels;
  onShow(label: ElementLabel): void;
  onRemoved(message: string): void;
}

function Labels({ answer, onShow, onRemoved }: LabelsProps) {
  const [fault, setFault] = useState('');
  async function remove({ id, name }: ElementLabel) {
    const result = await callAsOperator(consoleCalls.removeLabel, { params: { id } });
    setFault(result.error === null ? '' : faultMessage(result));
    if (result.error === null) onRemoved(`“${name}” is removed.`);
  }
  return (
    <>
      <section className={frame.panel} aria-labelledby="labels">
        <div className={frame.panelHead}>
          <h2 id="labels">Labels</h2>
          <span className={styles.aside}>
            <span className={frame.tag}>{`Last ${answer.days} days`}</span>
            <DownloadCsv name="labels" csv={async () => (await import('./labels-csv.ts')).labelsCsv(answer.labels)} />
          </span>
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
        {`Counted are people whose use may be measured. Quick presses on one spot count once. An event counts wherever it was sent with the same properties.${!answer.captures_presses ? ' Presses are not captured now, so few or none are counted: AUTOCAPTURE=clicks captures them on Home, Help, Privacy and Terms.' : ''}`}
      </p>
    </>
  );
}

/** Puts the latest pick first; an element picked again appears once. */
function withPick(picks: readonly PickedElement[], picked: PickedElement): PickedElement[] {
  return [picked, ...picks.filter((one) => keyOf(one) !== keyOf(picked))].slice(0, mostPicks);
}

function keyOf({ page, steps }: PickedElement): string {
  return `${page} ${selectorText(steps)}`;
}
