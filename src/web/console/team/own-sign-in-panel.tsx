import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Factor, OwnSignIn } from '#contract/console/own-sign-in.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { callAsOperator, faultMessage, loadOperator } from '../session/console-session.ts';
import { AddFactorDialog } from './add-factor-dialog.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import styles from './team.module.css';

interface OwnSignInPanelProps {
  own: OwnSignIn;
  onChanged(): void;
}

type Open = { dialog: 'add' } | { dialog: 'factor'; factor: Factor } | { dialog: 'codes'; codes: readonly string[] };

/** Passkeys, code app and recovery codes of the operator. */
export function OwnSignInPanel({ own, onChanged }: OwnSignInPanelProps) {
  const [open, setOpen] = useState<Open | null>(null);
  function settle() {
    setOpen(null);
    onChanged();
    void loadOperator();
  }
  async function renew() {
    const result = await callAsOperator(consoleCalls.renewRecoveryCodes, {});
    if (result.data === null) return notify('refused', 'No new codes were made.', { more: faultMessage(result) });
    setOpen({ dialog: 'codes', codes: result.data.recovery_codes });
  }
  if (own.email === null) {
    return (
      <Panel title="Your sign-in">
        <p className={styles.panelForm}>
          You are here with the console’s own password. Invite yourself as an owner to sign in with a name; with real
          payments nothing else opens.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Your sign-in">
      <ul className={`${list.list} ${list.health} ${styles.rows}`}>
        {own.factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} onChange={() => setOpen({ dialog: 'factor', factor })} />
        ))}
        <li>
          <StatusIcon kind={own.recovery_codes_left > 2 ? 'off' : 'look'} />
          <span>Recovery codes</span>
          <span>{`${own.recovery_codes_left} of 10 left`}</span>
        </li>
      </ul>
      <div className={styles.panelActs}>
        <ConsoleButton onClick={() => setOpen({ dialog: 'add' })}>
          <Icon name="plus" size={18} />
          Add a second factor
        </ConsoleButton>
        <ConsoleButton look="link" onClick={renew}>
          New recovery codes
        </ConsoleButton>
      </div>
      {open?.dialog === 'add' && (
        <AddFactorDialog
          hasPassword={own.has_password}
          onClose={() => setOpen(null)}
          onChanged={onChanged}
          onAdded={settle}
        />
      )}
      {open?.dialog === 'factor' && (
        <FactorDialog factor={open.factor} onClose={() => setOpen(null)} onChanged={settle} />
      )}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onKept={settle} />}
    </Panel>
  );
}

function FactorRow({ factor, onChange }: { factor: Factor; onChange(): void }) {
  const { kind, name, created_at, used_at, is_backed_up } = factor;
  return (
    <li>
      <StatusIcon kind="fine" />
      <span>
        <b>{kind === 'passkey' ? 'Passkey' : 'Code app'}</b>
        {name !== '' && kind === 'passkey' && <span>{`, ${name}`}</span>}
      </span>
      <span>
        {used_at === null ? (
          'never used'
        ) : (
          <>
            <span>{'used '}</span>
            <Time at={used_at} as="day" />
          </>
        )}
      </span>
      <small>
        since <Time at={created_at} as="day" />
        <span>{`${kind === 'passkey' ? (is_backed_up ? ', copied to your other devices' : ', not copied anywhere') : ''} `}</span>
        <ConsoleButton look="link" isSmall aria-label={`Change ${name}…`} onClick={onChange}>
          Change…
        </ConsoleButton>
      </small>
    </li>
  );
}
