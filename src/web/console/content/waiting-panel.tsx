import { useState } from 'react';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { go } from '#web/platform/navigate.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import type { DeskKind } from '../publishing/desk-kind.ts';
import { PublicationDialog } from '../publishing/publication-acts.tsx';
import type { WaitingRow } from './waiting-rows.ts';

interface WaitingPanelProps {
  rows: readonly WaitingRow[];
  onChanged(): void;
}

/** What goes on only when somebody does something. */
export function WaitingPanel({ rows, onChanged }: WaitingPanelProps) {
  const [read, setRead] = useState<{ publication: PublicationRow; kind: DeskKind } | null>(null);
  return (
    <Panel title="Waits for somebody" aside={rows.length > 0 && <span className={kit.count}>{rows.length}</span>}>
      {rows.length === 0 ? (
        <div className={kit.panelBody}>
          <p>Nothing. What waits for approval, and drafts that cannot be published, stand here.</p>
        </div>
      ) : (
        <ul className={classNames(list.list, list.work)}>
          {rows.map(({ key, sign, title, done, at, about, turn, act }) => (
            <li key={key} data-row>
              <StatusIcon kind={sign} />
              <div>
                <p>{title}</p>
                <small>
                  <span>{`${done}, `}</span>
                  <Time at={at} />
                  <span>{` · ${about}`}</span>
                </small>
              </div>
              <div className={classNames(kit.acts, list.acts)}>
                <span className={list.whoS}>{turn}</span>
                {'read' in act ? (
                  <ConsoleButton
                    isSmall
                    aria-label={`Read: ${title}`}
                    onClick={() => setRead({ publication: act.read, kind: act.kind })}
                  >
                    Read
                  </ConsoleButton>
                ) : (
                  <ConsoleButton isSmall aria-label={`${act.text}: ${title}`} onClick={() => go(act.path)}>
                    {act.text}
                  </ConsoleButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {read !== null && (
        <PublicationDialog
          opened={{ act: 'read', publication: read.publication }}
          kind={read.kind}
          onClose={() => setRead(null)}
          onDone={() => {
            setRead(null);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}
