import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ElementCountsAnswer, ElementRule } from '#contract/console/element-label.ts';
import { selectorText } from '#contract/console/element-selector.ts';
import { pageNames } from '#web/measuring/visual-selector/page-names.ts';
import type { PickedElement } from '#web/measuring/visual-selector/selector-messages.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import frame from '../frame/console.module.css';
import { countLabel, eventLabel } from '../funnel/report-labels.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import styles from './element-pick.module.css';

const longestName = 80;

interface ElementPickProps {
  picked: PickedElement;
  onKept(name: string): void;
}

/** A picked element with its selector, its events, how often they occurred, and a form to name it. */
export function ElementPick({ picked, onKept }: ElementPickProps) {
  const { page, steps, event, tag, text } = picked;
  const counted = useCounts({ page, steps, event });
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { onSubmit } = useSubmit(async (form) => {
    const name = textOf(form, 'name').trim();
    if (name === '') return setFault('Give it a name.');
    const result = await callAsOperator(consoleCalls.saveLabel, { body: { name, page, steps, event } });
    setFault(result.error === null ? undefined : faultMessage(result));
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
          <dd>{eventsLabel(picked)}</dd>
          {picked.leadsTo !== null && (
            <>
              <dt>And opens</dt>
              <dd>{picked.leadsTo}</dd>
            </>
          )}
          <dt>Counted</dt>
          <dd>{countedLabel(picked, counted)}</dd>
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
  const ruleJson = JSON.stringify(rule);
  useEffect(() => {
    let isCurrent = true;
    callAsOperator(consoleCalls.countElement, { body: JSON.parse(ruleJson) }).then((result) => {
      if (isCurrent) setCounted(result.data ?? { fault: faultMessage(result) });
    });
    return () => {
      isCurrent = false;
    };
  }, [ruleJson]);
  return counted;
}

function eventsLabel({ events, isCaptured, presses }: PickedElement): string {
  const captured = isCaptured ? ['Element Clicked, where presses are captured'] : [];
  const sent = [...events.map(eventLabel), ...captured];
  const grouped = presses > 1 ? ` (${presses} quick presses, taken for one)` : '';
  return `${sent.length === 0 ? 'Nothing, since it does nothing' : sent.join(' · ')}${grouped}`;
}

function countedLabel({ isTooDeep }: PickedElement, counted: Counted): string {
  if (counted === null) return 'Counting…';
  if ('fault' in counted) return counted.fault;
  const { counts, days, captures_presses } = counted;
  const presses = isTooDeep
    ? 'Presses: cannot be told from others’, it is nested too deeply'
    : `Presses: ${countLabel(counts.presses)}${captures_presses ? '' : ' (not captured now)'}`;
  const event = counts.event === null ? '' : ` · Event: ${countLabel(counts.event)}`;
  return `${presses}${event}, in ${days} days`;
}
