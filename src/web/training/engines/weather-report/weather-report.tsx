import { useState } from 'react';
import { feelingWords, weatherCopy, weatherIntro } from '#training/engines/weather-report/weather-copy.ts';
import { type Strengths, weatherNumbers } from '#training/engines/weather-report/weather-report.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { introOf } from '#web/training/guided/intro-of.tsx';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChooseWords } from './choose-words.tsx';
import { introDrawings } from './intro-drawings.tsx';

export const introPictures = introOf(weatherIntro, introDrawings);

const steps = 3;

/** E7: up to three words for the inner weather, the strength of each, and one line (training.md § 3.2). */
export default function WeatherReport({ past, notes, now, onDone, onStop }: GuidedProps) {
  const [startedAt] = useState(now);
  const texts = useNotes('weather-report', notes, now);
  const [step, setStep] = useState(1);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [strengths, setStrengths] = useState<Strengths>({});
  const [line, write] = useState('');

  const finish = () => onDone(weatherNumbers(chosen, strengths));
  const next = () => (step === steps || chosen.length === 0 ? finish() : setStep(step + 1));
  const saveLine = () => {
    texts.add(line.trim(), { words: chosen.join(' ') });
    finish();
  };

  const isSaid = [chosen.length > 0, chosen.some((id) => strengths[id] !== undefined), line.trim() !== ''][step - 1];
  const actions = (
    <>
      {isSaid && (
        <Button wide onClick={step === steps ? saveLine : next}>
          {step === steps ? 'Done' : 'Next'}
        </Button>
      )}
      {!isSaid && (
        <Button variant="text" wide onClick={next}>
          Skip
        </Button>
      )}
    </>
  );
  return (
    <GuidedFrame progress={{ step, of: steps }} hasWords={step === steps} onClose={onStop} actions={actions}>
      {step === 1 && <ChooseWords chosen={chosen} onChange={choose} past={past} at={startedAt} />}
      {step === 2 && <Strong chosen={chosen} strengths={strengths} onChange={setStrengths} />}
      {step === steps && (
        <>
          <GuidedTitle lead={weatherCopy.line.text}>{weatherCopy.line.title}</GuidedTitle>
          <WritingField label={weatherCopy.line.field} hideLabel value={line} onChange={write} />
          <p className="muted small">{weatherCopy.known}</p>
        </>
      )}
    </GuidedFrame>
  );
}

interface StrongProps {
  chosen: readonly string[];
  strengths: Strengths;
  onChange(strengths: Strengths): void;
}

/** Five steps for each word, in words; a second press removes the answer. */
function Strong({ chosen, strengths, onChange }: StrongProps) {
  function press(id: string, value: number) {
    const { [id]: before, ...others } = strengths;
    onChange(before === value ? others : { ...others, [id]: value });
  }
  return (
    <>
      <GuidedTitle lead={weatherCopy.strong.text}>{weatherCopy.strong.title}</GuidedTitle>
      {chosen.map((id) => (
        <Picks key={id} label={feelingWords.get(id)!.label} isTitleShown>
          {weatherCopy.strengths.map((label, index) => (
            <Pick key={label} isChosen={strengths[id] === index + 1} onPress={() => press(id, index + 1)}>
              {label}
            </Pick>
          ))}
        </Picks>
      ))}
    </>
  );
}
