import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { noteLength, passwordEmail, resendableEmails, undoAddressDays } from '#contract/console/desk-limits.ts';
import { Field, needsReason, ReasonField } from '#web/console/kit/fields.tsx';
import form from '#web/console/kit/form.module.css';
import { notify } from '#web/console/kit/notify.ts';
import { Time } from '#web/console/kit/time.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { ActDialog, type ActProps } from './act-dialog.tsx';

/** Gives the account the address that its person meant. */
export function AddressDialog(props: ActProps) {
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      {...props}
      title="Correct the address"
      label="Correct the address…"
      call={consoleCalls.correctAddress}
      body={{ email, reason }}
      notBecause={email.includes('@') ? needsReason(reason) : 'Type the new address first.'}
      effects={[
        [
          'Emails',
          `to both addresses; the old one can take it back for ${undoAddressDays} days if its mailbox had confirmed it`,
        ],
        ['Signed in', 'nowhere any more'],
        ['Waiting emails and Paddle', 'go to the new address'],
        ['Confirmed', 'once a link in the new mailbox is used'],
      ]}
    >
      <Field label="New address" value={email} onChange={setEmail} inputMode="email" maxLength={254} />
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

/** Sends an email once more. */
export function SendAgainDialog(props: ActProps) {
  const sent = props.person.emails.filter(
    ({ kind, key, delivery }) => kind in resendableEmails && !key.startsWith('resend:') && delivery !== 'waiting',
  );
  const [email, choose] = useState(sent[0]?.key ?? passwordEmail);
  return (
    <ActDialog
      {...props}
      title="Send an email again"
      label="Send it again"
      call={consoleCalls.sendEmailAgain}
      body={{ email }}
      isConfirmed={false}
      effects={[
        ['Goes to', props.person.email],
        ['Says', 'what is true today'],
      ]}
    >
      <fieldset className={form.fieldSet}>
        <legend>Which email</legend>
        {sent.map((one) => (
          <label key={one.key} className={form.pick}>
            <input type="radio" name="email" checked={email === one.key} onChange={() => choose(one.key)} />
            <b>{one.name}</b>
            <span>
              <Time at={one.sent_at} as="day" />
            </span>
          </label>
        ))}
        <label className={form.pick}>
          <input type="radio" name="email" checked={email === passwordEmail} onChange={() => choose(passwordEmail)} />
          <b>A link to choose a new password</b>
          <span />
        </label>
      </fieldset>
    </ActDialog>
  );
}

/** The copy of a person's data, as a file. */
export function CopyDialog(props: ActProps) {
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      {...props}
      title="Copy of the data"
      label="Save the copy…"
      call={consoleCalls.exportPerson}
      body={{ reason }}
      notBecause={needsReason(reason)}
      onAnswer={(answer) => {
        const name = `${brand.toLowerCase()}-person-${props.person.id}.json`;
        saveFile(name, 'application/json', JSON.stringify(answer, null, 2));
        notify('done', 'The copy is saved. Give it to nobody but this person.');
      }}
      effects={[
        ['Holds', 'all that the customer can get, also goals, skills and training'],
        ['Email', 'none'],
      ]}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

/** Erases a person; the address is typed, so that it is the right one. */
export function EraseDialog(props: ActProps) {
  const { email: wanted } = props.person;
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const isSame = email.trim().toLowerCase() === wanted.trim().toLowerCase();
  return (
    <ActDialog
      {...props}
      title={`Erase ${props.person.name || 'this person'}`}
      label="Erase for ever…"
      look="stop"
      call={consoleCalls.erasePerson}
      body={{ email, reason }}
      notBecause={isSame ? needsReason(reason) : 'Type the address of the account.'}
      effects={[
        ['Goes away', 'account, training, measured events, name and address at Paddle'],
        [
          'Stays',
          'amounts and days in the books, the terms that were agreed to, the audit log by number, and fingerprints of a trial or money back',
        ],
        ['Subscription', 'ends now; nothing goes back'],
        ['Email', 'a last one, that it is done'],
      ]}
    >
      <Field label="Address of the account" value={email} onChange={setEmail} inputMode="email" maxLength={254} />
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

/** A note about a person. */
export function NoteDialog(props: ActProps) {
  const [text, setText] = useState('');
  return (
    <ActDialog
      {...props}
      title="Write a note"
      label="Keep the note"
      call={consoleCalls.writeNote}
      body={{ text }}
      isConfirmed={false}
      notBecause={text.trim() === '' ? 'Write something first.' : null}
    >
      <Field
        label="Note"
        value={text}
        onChange={setText}
        rows={5}
        maxLength={noteLength}
        help={`${text.length} of ${noteLength} characters. The customer can read it in the copy of the data.`}
      />
    </ActDialog>
  );
}
