import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { useConsoleSession, useMay } from '../session/console-session.ts';
import { AuditPanel } from './audit-panel.tsx';
import { Habits } from './habits.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OperatorsPanel } from './operators-panel.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnSignInPanel } from './own-sign-in-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { teamText } from './team-copy.ts';

/** The operators, their permissions and their acts. */
export function TeamView() {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const mayChange = useMay('change the team');
  const mayReadAudit = useMay('read the audit');
  const pages = usePages('operators');
  const { loaded, isOld, retry } = useCall(consoleCalls.listOperators, {
    query: pages.cursor === undefined ? {} : { after: pages.cursor },
  });
  const [isInviting, setInviting] = useState(false);
  const team = loaded !== null && 'data' in loaded ? loaded.data : null;
  const isWhole = team !== null && team.next === null && pages.number === 1;
  return (
    <>
      <PageHead
        title="Team &amp; audit"
        about={`${isWhole ? `${teamText(team.operators)} ` : ''}All times ${timeZone === 'UTC' ? 'UTC' : `in ${timeZone}`}.`}
      >
        {mayChange && (
          <ConsoleButton onClick={() => setInviting(true)}>
            <Icon name="plus" size={18} />
            Invite…
          </ConsoleButton>
        )}
      </PageHead>
      <LoadingFigures loaded={loaded} retry={retry} />
      {team !== null && (
        <StaleData isOld={isOld}>
          <OperatorsPanel team={team} pages={pages} onChanged={retry} />
        </StaleData>
      )}
      <div className={`${kit.grid} ${kit.gridSide}`}>
        <RolesPanel />
        <div className={kit.col}>
          <OwnSignInPanels />
          <Habits />
        </div>
      </div>
      {mayReadAudit && <AuditPanel />}
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false);
            retry();
          }}
        />
      )}
    </>
  );
}

/** The signed-in operator's own factors and sessions. */
function OwnSignInPanels() {
  const { loaded, retry } = useCall(consoleCalls.readOwnSignIn, {});
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  return (
    <>
      <OwnSignInPanel own={loaded.data} onChanged={retry} />
      <OwnSessions sessions={loaded.data.sessions} onEnded={retry} />
    </>
  );
}
