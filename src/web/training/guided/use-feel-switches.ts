import { useLayoutEffect, useState } from 'react';
import { permitFeel } from '../play/feel.ts';
import type { SwitchRow } from '../play/switches.tsx';
import type { GuidedProps } from './guided-props.ts';

export interface FeelSwitches {
  sound: SwitchRow;
  vibration: SwitchRow;
}

/** The switches of sound and vibration; both are off until the person switches them on. */
export function useFeelSwitches({ settingOf, saveSetting }: Pick<GuidedProps, 'settingOf' | 'saveSetting'>) {
  const [sound, setSound] = useState(settingOf('sound') ?? false);
  const [vibration, setVibration] = useState(settingOf('vibration') ?? false);
  useLayoutEffect(() => permitFeel({ sound, vibration }), [sound, vibration]);
  return {
    sound: {
      label: 'Sound',
      icon: 'sound',
      isOn: sound,
      onChange(isOn) {
        setSound(isOn);
        saveSetting({ name: 'sound', value: isOn });
      },
    },
    vibration: {
      label: 'Vibration',
      icon: 'buzz',
      isOn: vibration,
      onChange(isOn) {
        setVibration(isOn);
        saveSetting({ name: 'vibration', value: isOn });
      },
    },
  } satisfies FeelSwitches;
}
