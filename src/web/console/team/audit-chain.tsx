import type { AuditAnswer } from '#contract/console-audit.ts';
import { consoleCalls } from '#contract/console-calls.ts';
import { Control } from '../kit/control.tsx';
import kit from '../kit/kit.module.css';
import { Sign } from '../kit/sign.tsx';
import { tell } from '../kit/tell.ts';
import { When } from '../kit/when.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { chainState, headText } from './audit-text.ts';
import styles from './team.module.css';

interface AuditChainProps {
  chain: AuditAnswer['chain'];
  onVerified(): void;
}

const signs = { whole: 'fine', broken: 'wrong', unverified: 'off' } as const;

/** Whether no entry is missing or was changed, and when that was last checked. */
export function AuditChain({ chain, onVerified }: AuditChainProps) {
  const state = chainState(chain);
  async function verify() {
    const result = await callAsOperator(consoleCalls.verifyAudit, {});
    if (result.data === null) return tell('refused', 'The chain was not checked.', { more: faultMessage(result) });
    const { is_whole, position } = result.data;
    if (is_whole) tell('done', 'The chain is whole.');
    else tell('refused', `The chain is broken at entry ${position.toLocaleString('en-US')}.`);
    onVerified();
  }
  return (
    <div className={styles.verify}>
      <Sign kind={signs[state]} />
      <p>
        <b>{sentence(chain, state)}</b>
        <span>{` ${chain.entries.toLocaleString('en-US')} ${chain.entries === 1 ? 'entry' : 'entries'}`}</span>
        {chain.since !== null && (
          <>
            <span>{' since '}</span>
            <When at={chain.since} as="day" />
          </>
        )}
        {chain.verified !== null && (
          <>
            <span>{', checked '}</span>
            <When at={chain.verified.at} />
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
      <Control isSmall onClick={verify}>
        Verify now
      </Control>
    </div>
  );
}

function sentence({ verified }: AuditAnswer['chain'], state: ReturnType<typeof chainState>): string {
  if (state === 'whole') return 'The chain is whole.';
  if (state === 'unverified') return 'Not checked yet.';
  return `The chain is broken at entry ${verified!.position.toLocaleString('en-US')}.`;
}
