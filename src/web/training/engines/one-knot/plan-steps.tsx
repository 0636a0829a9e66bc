import { useState } from 'react';
import { knotCopy, moments } from '#training/engines/one-knot/knot-copy.ts';
import { asMoment, asMovement } from '#training/engines/one-knot/one-knot.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { NextOrSkip } from '#web/training/guided/next-or-skip.tsx';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { IfThen } from './if-then.tsx';

/** The texts until now; empty where the person skipped. */
export interface Knot {
  task: string;
  movement: string;
  moment: string;
}

interface StepProps {
  knot: Knot;
  onChange(knot: Knot): void;
  onClose(): void;
  onNext(): void;
}

const steps = 3;

export function TaskStep({ knot, onChange, onClose, onNext }: StepProps) {
  const { title, text, field, example } = knotCopy.task;
  const actions = <NextOrSkip isSaid={knot.task.trim() !== ''} onNext={onNext} />;
  return (
    <GuidedFrame progress={{ step: 1, of: steps }} hasWords onClose={onClose} actions={actions}>
      <GuidedTitle lead={text}>{title}</GuidedTitle>
      <WritingField
        label={field}
        placeholder={example}
        rows={1}
        value={knot.task}
        onChange={(task) => onChange({ ...knot, task })}
      />
    </GuidedFrame>
  );
}

export function MovementStep({
  knot,
  onChange,
  onClose,
  onNext,
  asksForSmaller,
}: StepProps & { asksForSmaller: boolean }) {
  const { title, text, smaller, field, example } = knotCopy.movement;
  const actions = <NextOrSkip isSaid={knot.movement.trim() !== ''} onNext={onNext} />;
  return (
    <GuidedFrame progress={{ step: 2, of: steps }} hasWords onClose={onClose} actions={actions}>
      <GuidedTitle lead={asksForSmaller ? smaller : text}>{title}</GuidedTitle>
      {knot.task.trim() !== '' && <p className="muted small">{knot.task}</p>}
      <WritingField
        label={field}
        placeholder={example}
        rows={1}
        value={knot.movement}
        onChange={(movement) => onChange({ ...knot, movement })}
      />
    </GuidedFrame>
  );
}

interface MomentStepProps extends StepProps {
  onBack(): void;
  onTie(): void;
}

/** The plan as one sentence, and the moments that it can be tied to. */
export function MomentStep({ knot, onChange, onClose, onNext, onBack, onTie }: MomentStepProps) {
  const copy = knotCopy.moment;
  const [isOwn, setOwn] = useState(false);
  const moment = asMoment(knot.moment);
  const movement = asMovement(knot.movement);
  const mayTie = moment !== '' && movement !== '';
  const choose = (says: string) => {
    setOwn(false);
    onChange({ ...knot, moment: knot.moment === says ? '' : says });
  };
  const actions = (
    <>
      {mayTie && (
        <Button wide onClick={onTie}>
          {copy.tie}
        </Button>
      )}
      <Button variant={mayTie ? 'text' : 'main'} wide onClick={onNext}>
        {copy.now}
      </Button>
    </>
  );
  return (
    <GuidedFrame progress={{ step: 3, of: steps }} hasWords onClose={onClose} actions={actions}>
      <GuidedTitle
        beside={<IfThen moment={moment} movement={movement} onMoment={() => setOwn(true)} onMovement={onBack} />}
      >
        {copy.title}
      </GuidedTitle>
      <Picks label={moment === '' ? copy.first : copy.more} isTitleShown>
        {moments.map(({ label, says }) => (
          <Pick key={label} isChosen={!isOwn && knot.moment === says} onPress={() => choose(says)}>
            {label}
          </Pick>
        ))}
        <Pick isChosen={isOwn} onPress={() => setOwn(!isOwn)}>
          <TrainIcon name="pen" size={18} />
          {copy.own}
        </Pick>
      </Picks>
      {isOwn && (
        <WritingField
          label={copy.ownField}
          placeholder={copy.ownExample}
          rows={1}
          value={knot.moment}
          onChange={(own) => onChange({ ...knot, moment: own })}
        />
      )}
      <p className="muted small">{copy.say}</p>
    </GuidedFrame>
  );
}
