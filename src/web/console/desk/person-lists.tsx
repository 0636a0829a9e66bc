import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { EmailDelivery } from '#contract/console/email-delivery.ts';
import { deliveryText } from '#contract/console/email-delivery-copy.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { formatPrice } from '#contract/format-price.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon, type StatusIconKind } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { callAsOperator, faultMessage, useConsoleSession, useMay } from '../session/console-session.ts';
import styles from './person.module.css';
import { accessText } from './person-copy.ts';

const deliverySigns: Record<EmailDelivery, StatusIconKind> = {
  waiting: 'off',
  'handed over': 'fine',
  'hard bounce': 'wrong',
  'soft bounce': 'look',
  complaint: 'look',
  refused: 'wrong',
  suppressed: 'look',
};

/** The emails, each with its delivery. */
export function EmailsPanel({ person }: { person: PersonAnswer }) {
  const { emails } = person;
  return (
    <Panel title="Emails">
      {emails.length === 0 ? (
        <p className={styles.empty}>None.</p>
      ) : (
        <ul className={`${list.list} ${list.health} ${styles.long}`}>
          {emails.map(({ key, name, sent_at, delivery, why }) => (
            <li key={key}>
              <StatusIcon kind={deliverySigns[delivery]} />
              <span>{name}</span>
              <span className={styles.sentAt}>
                <Time at={sent_at} as="day" />
                {delivery === 'handed over' && <span> · handed over</span>}
              </span>
              {delivery !== 'handed over' && <small>{deliveryText(delivery, why)}</small>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The devices on which the person is signed in, and the act that ends all their sessions. */
export function SessionsPanel({ person, onDone }: { person: PersonAnswer; onDone(): void }) {
  const { sessions } = person;
  const mayEnd = useMay('change a person');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title="Signed in on"
      foot={
        mayEnd &&
        sessions.length > 0 && (
          <ConsoleButton look="link" onClick={() => setAsking(true)}>
            Sign out everywhere…
          </ConsoleButton>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className={styles.empty}>No device.</p>
      ) : (
        <ul className={`${list.list} ${list.health}`}>
          {sessions.map(({ device, signed_in_at, last_seen_at }) => (
            <li key={`${device}${signed_in_at}`}>
              <StatusIcon kind="off" />
              <span>{device || 'Unknown device'}</span>
              <span>
                <Time at={last_seen_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAsking && <SignOutDialog person={person} onClose={() => setAsking(false)} onDone={onDone} />}
    </Panel>
  );
}

function SignOutDialog({ person, onClose, onDone }: { person: PersonAnswer; onClose(): void; onDone(): void }) {
  const { id, sessions } = person;
  const [isBusy, setBusy] = useState(false);
  const devices = sessions.length === 1 ? '1 device' : `${sessions.length} devices`;
  async function signOut() {
    setBusy(true);
    const result = await callAsOperator(consoleCalls.signSubscriberOut, { params: { id } });
    setBusy(false);
    if (result.data === null) return notify('refused', 'Nobody was signed out.', { more: faultMessage(result) });
    notify('done', `Signed out of ${result.data.ended === 1 ? '1 device' : `${result.data.ended} devices`}.`);
    onClose();
    onDone();
  }
  return (
    <Dialog
      title="Sign out everywhere"
      onClose={onClose}
      foot={
        <>
          <ConsoleButton onClick={onClose}>Not now</ConsoleButton>
          <ConsoleButton look="main" notBecause={isBusy ? 'on its way' : null} onClick={signOut}>
            {`Sign out of ${devices}`}
          </ConsoleButton>
        </>
      }
    >
      <p>
        The customer has to sign in again on every device. The subscription, the access and the password stay. No email
        is sent. Your name is written to the audit log.
      </p>
    </Dialog>
  );
}

/** The end of the access, its reason and its price. */
export function AccessPanel({ person }: { person: PersonAnswer }) {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const { access, grants, subscriptions, checkouts } = person;
  return (
    <Panel title="Access and price">
      <dl className={list.facts}>
        <Fact name="Access">{accessText(access, timeZone)}</Fact>
        {grants.map(({ id, ends_at, ended_at, reason, by }) => (
          <Fact key={id} name="Given">
            until <Time at={ended_at ?? ends_at} as="day" />
            <span>{`${by !== '' ? `, by ${by}` : ''}${reason !== '' ? `: ${reason}` : ''}`}</span>
          </Fact>
        ))}
        {subscriptions.map(({ id, offer_name, offer_version, price, is_current, ended_at }) => (
          <Fact key={id} name={is_current ? 'Price' : 'Other subscription'}>
            <span>{`${offer_name}${offer_version !== null ? ` version ${offer_version}` : ''}, ${formatPrice(price)}`}</span>
            {ended_at !== null && (
              <>
                <span>{', ended '}</span>
                <Time at={ended_at} as="day" />
              </>
            )}
          </Fact>
        ))}
        {checkouts.slice(0, 5).map(({ id, plan, price, status, begun_at }) => (
          <Fact key={id} name="Checkout">
            <span>{`${plan}, ${formatPrice(price)}, ${status}, `}</span>
            <Time at={begun_at} as="day" />
          </Fact>
        ))}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
