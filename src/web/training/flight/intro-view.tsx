import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TrainIcon } from '../pictures/train-icon.tsx';
import type { IntroPicture } from '../play/intro-picture.ts';
import { Switches, type SwitchRow } from '../play/switches.tsx';
import { FlightPage } from './flight-page-frame.tsx';
import styles from './intro-view.module.css';

interface IntroViewProps {
  name: string;
  what: string;
  /** "2 of 3 · 4 min". */
  place: string;
  pictures: readonly IntroPicture[];
  /** The evidence in short, with the button to the whole card. */
  evidence: ReactNode;
  switches: readonly SwitchRow[];
  /** Whether it continues an interrupted exercise. */
  goesOn: boolean;
  /** Under the main button: another way to continue. */
  beside?: ReactNode;
  onStart(): void;
  onClose(): void;
}

/**
 * The page before an exercise: the rules in three pictures, the evidence, and the choice of its form. One press passes
 * it.
 */
export function IntroView(props: IntroViewProps) {
  const { name, what, place, pictures, evidence, switches, goesOn, beside, onStart, onClose } = props;
  const asked = switches.find(({ isAsked }) => isAsked);
  return (
    <FlightPage
      place={place}
      onClose={onClose}
      dock={
        <>
          <Button
            wide
            onClick={() => {
              // Offered once: who goes on without an answer hears nothing, and finds the switch in the pause.
              asked?.onChange(false);
              onStart();
            }}
          >
            {goesOn ? 'Carry on' : 'Start'}
          </Button>
          {beside}
        </>
      }
    >
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        <p className="muted">{what}</p>
      </div>
      {pictures.length > 0 && (
        <ol className={styles.pictures}>
          {pictures.map(({ picture, caption }, index) => (
            <li key={caption}>
              <figure>{picture}</figure>
              <p>
                <b>{index + 1}</b>
                <span>{` ${caption}`}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {evidence}
      {asked !== undefined && <AskedSwitch {...asked} />}
      {switches.length > 0 && <Switches rows={switches.filter((row) => row !== asked)} />}
    </FlightPage>
  );
}

function AskedSwitch({ label, icon, onChange }: SwitchRow) {
  return (
    <fieldset className={styles.asked}>
      <legend className="visually-hidden">{label}</legend>
      <TrainIcon name={icon} />
      <span aria-hidden="true">{`${label}?`}</span>
      {[true, false].map((isOn) => (
        <Button key={String(isOn)} small variant="white" onClick={() => onChange(isOn)}>
          {isOn ? 'Yes' : 'No'}
        </Button>
      ))}
    </fieldset>
  );
}
