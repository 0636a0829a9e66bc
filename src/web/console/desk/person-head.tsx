import { useState } from 'react';
import { subscriberStateCopy } from '#contract/console/desk-states.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { useConsoleSession } from '../session/console-session.ts';
import { HeadActs } from './acts/head-acts.tsx';
import styles from './person.module.css';
import { customerFacts } from './person-copy.ts';
import { stateBadges } from './state-badges.ts';

interface PersonHeadProps {
  person: PersonAnswer;
  onDone(): void;
}

/** Name and state of the person, and the acts that are needed most. */
export function PersonHead({ person, onDone }: PersonHeadProps) {
  const { id, name, email, state, email_confirmed_at, created_at } = person;
  const [isViewOpen, setViewOpen] = useState(false);
  return (
    <div className={kit.head}>
      <div className={kit.headTitle}>
        <a className={kit.crumb} href={consolePaths.subscribers}>
          <Icon name="back" size={16} />
          Subscribers
        </a>
        <div className={kit.rowH}>
          <h1 tabIndex={-1}>{name || email}</h1>
          <StatusBadge kind={stateBadges[state]}>{subscriberStateCopy[state].name}</StatusBadge>
        </div>
        <p className={`${kit.rowH} ${styles.who}`}>
          {name !== '' && <span className={styles.address}>{email}</span>}
          <span className={styles.quiet}>
            <span>{email_confirmed_at === null ? 'address not confirmed' : 'confirmed '}</span>
            {email_confirmed_at !== null && <Time at={email_confirmed_at} as="day" />}
            <span>{` · account ${id}, since `}</span>
            <Time at={created_at} as="day" />
          </span>
        </p>
      </div>
      <div className={kit.acts}>
        {person.customer_view !== null && (
          <ConsoleButton onClick={() => setViewOpen(true)}>
            <Icon name="eye" size={18} />
            Customer’s view
          </ConsoleButton>
        )}
        <HeadActs person={person} onDone={onDone} />
      </div>
      {isViewOpen && <CustomerView person={person} onClose={() => setViewOpen(false)} />}
    </div>
  );
}

function CustomerView({ person, onClose }: { person: PersonAnswer; onClose(): void }) {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  return (
    <Dialog
      title="What Manage shows the customer"
      onClose={onClose}
      foot={<ConsoleButton onClick={onClose}>Close</ConsoleButton>}
    >
      <dl className={`${list.facts} ${styles.view}`}>
        {customerFacts(person.customer_view!, timeZone).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>Read only. Nobody signs in as a customer.</p>
    </Dialog>
  );
}
