import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { ElementCountsAnswer, ElementLabelBody, ElementRule } from '../../contract/element-label';
import { selectorText } from '../../contract/element-selector';
import { textOf, useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { pageNames } from '../visual-selector/page-names';
import type { PickedElement } from '../visual-selector/selector-messages';
import frame from './console.module.css';
import { askAsOperator, faultWords } from './console-session';
import styles from './element-pick.module.css';
import { eventWords, timesWords } from './element-words';

const longestName = 80;

interface ElementPickProps {
  picked: PickedElement;
  onKept(name: string): void;
}

/** What was picked: how it is found again, what a press on it sends, how often that came, and a name for it. */
export function ElementPick({ picked, onKept }: ElementPickProps) {
  const { page, steps, event, tag, text } = picked;
  const counted = useCounts({ page, steps, event });
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { onSubmit } = useSubmit(async (form) => {
    const name = textOf(form, 'name').trim();
    if (name === '') return setFault('Give it a name.');
    const body: ElementLabelBody = { name, page, steps, event };
    const result = await askAsOperator(apiPaths.elementLabels, { method: 'POST', body });
    setFault(result.error === null ? undefined : faultWords(result));
    if (result.error === null) onKept(name);
  });
  return (
    <section className={frame.panel} aria-label={`Picked: ${text || tag}`}>
      <div className={frame.panelHead}>
        <h2>{text || `<${tag}>`}</h2>
        <span className={frame.tag}>{pageNames[page]}</span>
      </div>
      <div className={styles.inside}>
        <dl className={styles.facts}>
          <dt>Selector</dt>
          <dd>
            <code>{selectorText(steps)}</code>
          </dd>
          <dt>A press sends</dt>
          <dd>{sendsWords(picked)}</dd>
          {picked.leadsTo !== null && (
            <>
              <dt>And opens</dt>
              <dd>{picked.leadsTo}</dd>
            </>
          )}
          <dt>Counted</dt>
          <dd>{countedWords(picked, counted)}</dd>
        </dl>
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          <Field label="Name" name="name" maxLength={longestName} autoComplete="off" error={fault} />
          <Button type="submit" small>
            Keep
          </Button>
        </form>
      </div>
    </section>
  );
}

type Counted = ElementCountsAnswer | { fault: string } | null;

function useCounts(rule: ElementRule): Counted {
  const [counted, setCounted] = useState<Counted>(null);
  const asked = JSON.stringify(rule);
  useEffect(() => {
    let isCurrent = true;
    askAsOperator<ElementCountsAnswer>(apiPaths.elementCounts, { method: 'POST', body: JSON.parse(asked) }).then(
      (result) => {
        if (isCurrent) setCounted(result.data ?? { fault: faultWords(result) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return counted;
}

function sendsWords({ events, isCaptured, presses }: PickedElement): string {
  const captured = isCaptured ? ['Element Clicked, where presses are captured'] : [];
  const sent = [...events.map(eventWords), ...captured];
  const grouped = presses > 1 ? ` (${presses} quick presses, taken for one)` : '';
  return `${sent.length === 0 ? 'Nothing, since it does nothing' : sent.join(' · ')}${grouped}`;
}

function countedWords({ isTooDeep }: PickedElement, counted: Counted): string {
  if (counted === null) return 'Counting…';
  if ('fault' in counted) return counted.fault;
  const { counts, days, captures_presses } = counted;
  const presses = isTooDeep
    ? 'Presses: cannot be told from others’, it is nested too deeply'
    : `Presses: ${timesWords(counts.presses)}${captures_presses ? '' : ' (not captured now)'}`;
  const event = counts.event === null ? '' : ` · Event: ${timesWords(counts.event)}`;
  return `${presses}${event}, in ${days} days`;
}
