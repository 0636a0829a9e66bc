import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { digestHours, hourText } from '#contract/console/digest-hours.ts';
import type { DigestBody } from '#contract/console/own-sign-in.ts';
import { FilterSelect } from '../kit/filter-select.tsx';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage, loadOperator, useConsoleSession } from '../session/console-session.ts';

const options = digestHours.map((hour) => ({ value: String(hour), text: hourText(hour) }));

/**
 * The hour of the daily email with the figures of the day before. The console's own password has no email address to
 * send it to.
 */
export function DigestChoice() {
  const operator = useConsoleSession((session) => session.operator);
  const [isSaving, setSaving] = useState(false);
  if (operator === null || operator.id === null) return null;
  const { digest_hour, time_zone } = operator;
  async function choose(value: string) {
    setSaving(true);
    const hour = value === '' ? null : (Number(value) as DigestBody['hour']);
    const result = await callAsOperator(consoleCalls.chooseDigest, { body: { hour } });
    if (result.error === null) {
      await loadOperator();
      notify('done', hour === null ? 'No digest any more.' : `The digest comes at ${hourText(hour)}, ${time_zone}.`);
    } else notify('refused', 'The digest is as before.', { more: faultMessage(result) });
    setSaving(false);
  }
  return (
    <FilterSelect
      label="Digest"
      icon="mail"
      any="Off"
      value={digest_hour === null ? '' : String(digest_hour)}
      options={options}
      isBusy={isSaving}
      onChange={choose}
    />
  );
}
