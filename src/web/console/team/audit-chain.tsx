import type { AuditAnswer } from '#contract/console/audit.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import { notify } from '../kit/notify.ts';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { chainState, headText } from './audit-copy.ts';
import styles from './team.module.css';

interface AuditChainProps {
  chain: AuditAnswer['chain'];
  onVerified(): void;
}

const signs = { whole: 'fine', broken: 'wrong', unverified: 'off' } as const;

/** Whether an entry is missing or changed, and when that was last checked. */
export function AuditChain({ chain, onVerified }: AuditChainProps) {
  const state = chainState(chain);
  async function verify() {
    const result = await callAsOperator(consoleCalls.verifyAudit, {});
    if (result.data === null) return notify('refused', 'The chain was not checked.', { more: faultMessage(result) });
    const { is_whole, position } = result.data;
    if (is_whole) notify('done', 'The chain is whole.');
    else notify('refused', `The chain is broken at entry ${position.toLocaleString('en-US')}.`);
    onVerified();
  }
  return (
    <div className={styles.verify}>
      <StatusIcon kind={signs[state]} />
      <p>
        <b>{sentence(chain, state)}</b>
        <span>{` ${chain.entries.toLocaleString('en-US')} ${chain.entries === 1 ? 'entry' : 'entries'}`}</span>
        {chain.since !== null && (
          <>
            <span>{' since '}</span>
            <Time at={chain.since} as="day" />
          </>
        )}
        {chain.verified !== null && (
          <>
            <span>{', checked '}</span>
            <Time at={chain.verified.at} />
          </>
        )}
        <span>{'. '}</span>
        {chain.head !== '' && (
          <>
            <span>{'Head '}</span>
            <span className={kit.code}>{headText(chain.head)}</span>
          </>
        )}
      </p>
      <ConsoleButton isSmall onClick={verify}>
        Verify now
      </ConsoleButton>
    </div>
  );
}

function sentence({ verified }: AuditAnswer['chain'], state: ReturnType<typeof chainState>): string {
  if (state === 'whole') return 'The chain is whole.';
  if (state === 'unverified') return 'Not checked yet.';
  return `The chain is broken at entry ${verified!.position.toLocaleString('en-US')}.`;
}
