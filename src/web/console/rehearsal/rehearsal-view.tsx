import { consoleCalls } from '#contract/console/calls.ts';
import type { ConsolePath } from '#contract/console/paths.ts';
import type { DraftAnswer } from '#contract/console/publishing.ts';
import type { RehearsalAnswer } from '#contract/console/rehearsal.ts';
import type { OfferFacts } from '#contract/offer-list/offer-findings.ts';
import type { OfferList } from '#contract/offer-list/offer-list.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { NotForRole } from '../frame/not-for-role.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { draftPath } from '../publishing/draft-path.ts';
import { useMay } from '../session/console-session.ts';
import styles from './rehearsal.module.css';
import { cannotKnow, progressText } from './rehearsal-copy.ts';
import { RehearsalResultPanels } from './rehearsal-result.tsx';
import { useRehearsal } from './use-rehearsal.ts';

interface RehearsalViewProps {
  /** The number of the draft. */
  id: number;
  path: ConsolePath;
}

/** A draft of a price list, rehearsed on the purchases of the last days. */
export function RehearsalView({ id, path }: RehearsalViewProps) {
  const { loaded, retry } = useCall(consoleCalls.readDraft, { params: { id: String(id) } });
  const mayDraft = useMay('draft');
  if (!mayDraft) return <NotForRole title="Rehearsal" needs="draft" />;
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  return <Rehearsal of={loaded.data} path={path} />;
}

function Rehearsal({ of: { draft, document, facts }, path }: { of: DraftAnswer; path: ConsolePath }) {
  const { loaded, answer, fault, retry, start, cancel } = useRehearsal(draft.id);
  const { offers } = draft.body as unknown as OfferList;
  const { sold } = facts as unknown as OfferFacts;
  const nameOf = (offerId: number) =>
    offers.find((offer) => offer.id === offerId)?.name ?? sold[offerId]?.name ?? `offer ${offerId}`;
  return (
    <>
      <div className={kit.head}>
        <div className={kit.headTitle}>
          <a className={kit.crumb} href={draftPath(path, draft.id)}>
            {draft.name}
          </a>
          <h1 tabIndex={-1}>{`Rehearse ${document.name}: ${draft.name}`}</h1>
          <p>{`Revision ${draft.revision}, by ${draft.edited_by}. Full days, UTC.`}</p>
        </div>
        {answer !== null && answer.state !== 'none' && answer.state !== 'running' && (
          <div className={kit.acts}>
            <ConsoleButton onClick={start}>Rehearse again</ConsoleButton>
          </div>
        )}
      </div>
      <div className={classNames(kit.banner, kit.bannerWarn)}>
        <Icon name="info" size={22} />
        <div>
          <p className={kit.bannerTitle}>{cannotKnow.title}</p>
          <p>{cannotKnow.text}</p>
        </div>
      </div>
      {fault !== null && (
        <p className={styles.fault} role="alert">
          <Icon name="warn" size={18} />
          <span>{fault}</span>
        </p>
      )}
      {answer === null ? (
        <LoadingFigures loaded={loaded as { fault: string } | null} retry={retry} />
      ) : (
        <State answer={answer} revision={draft.revision} nameOf={nameOf} onStart={start} onCancel={cancel} />
      )}
    </>
  );
}

interface StateProps {
  answer: RehearsalAnswer;
  /** Of the draft as it is now. */
  revision: number;
  nameOf(offerId: number): string;
  onStart(): Promise<void>;
  onCancel(): Promise<void>;
}

const drawing = 'M5 5v14l11-7z';

function State({ answer, revision, nameOf, onStart, onCancel }: StateProps) {
  switch (answer.state) {
    case 'none':
      return (
        <Panel title="The last 90 days, once more">
          <EmptyState
            drawing={drawing}
            title="This draft was not rehearsed."
            acts={
              <ConsoleButton look="main" onClick={onStart}>
                Rehearse
              </ConsoleButton>
            }
          >
            <p>{about}</p>
          </EmptyState>
        </Panel>
      );
    case 'running':
      return <Running answer={answer} onCancel={onCancel} />;
    case 'cancelled':
      return <Ended title="It was cancelled." text="Nothing was kept of it." />;
    case 'failed':
      return <Ended title="It did not end well." text={answer.fault} />;
    default:
      return answer.purchases === 0 ? (
        <Ended title="Nobody bought anything in these 90 days." text={daysText(answer)} />
      ) : (
        <RehearsalResultPanels answer={answer} result={answer.result!} revision={revision} nameOf={nameOf} />
      );
  }
}

const about =
  'What was bought in the last 90 full days is bought once more at the draft’s prices, in an emulator of Paddle of its own: renewals, cancellations, refunds and failed cards come as they came. It knows no person, reaches nobody and sends no email. Some minutes at most.';

const daysText = ({ first_day, last_day }: RehearsalAnswer): string =>
  `From ${first_day} to ${last_day}, full days in UTC.`;

function Running({ answer, onCancel }: Pick<StateProps, 'answer' | 'onCancel'>) {
  return (
    <Panel title="It runs" aside={<ConsoleButton onClick={onCancel}>Cancel</ConsoleButton>}>
      <div className={styles.running}>
        <progress aria-label="Purchases that are made again" value={answer.done} max={Math.max(1, answer.purchases)} />
        <p role="status">{progressText(answer)}</p>
        <p className={styles.quiet}>{`${answer.asked_by} began it. You may leave this page; it goes on.`}</p>
      </div>
    </Panel>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <Panel title="The last 90 days, once more">
      <EmptyState drawing={drawing} title={title}>
        <p>{text}</p>
      </EmptyState>
    </Panel>
  );
}
