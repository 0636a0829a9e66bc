import type { ExerciseId } from '#training/exercises/exercises.ts';
import type { QuietSwitch } from '../play/intro-picture.ts';
import type { SwitchRow } from '../play/switches.tsx';
import type { FlightPort } from './flight-port.ts';
import { setQuiet } from './quiet-form.ts';

/** The switches of an exercise: its quiet form first, then sound and vibration. */
export function switchesOf(
  port: FlightPort,
  exercise: ExerciseId,
  quiet: boolean,
  quietSwitch: QuietSwitch | undefined,
): SwitchRow[] {
  const rows: SwitchRow[] = [
    {
      label: 'Sound',
      icon: 'sound',
      isOn: port.settingOf('sound') ?? false,
      isAsked: port.settingOf('sound') === null,
      onChange: (value) => port.saveSetting({ name: 'sound', value }),
    },
    {
      label: 'Vibration',
      icon: 'buzz',
      isOn: port.settingOf('vibration') ?? false,
      onChange: (value) => port.saveSetting({ name: 'vibration', value }),
    },
  ];
  if (quietSwitch === undefined) return rows;
  const onChange = (isOn: boolean) => setQuiet(port, exercise, isOn);
  return [{ ...quietSwitch, icon: 'clock', isOn: quiet, onChange }, ...rows];
}
