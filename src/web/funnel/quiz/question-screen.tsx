import { Icon } from '#web/ui/icon.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { AgeScreen } from './age-screen.tsx';
import { AgreeScreen } from './agree-screen.tsx';
import { GenderScreen } from './gender-screen.tsx';
import { MultiAnswerDock } from './multi-answer-dock.tsx';
import { OftenScreen } from './often-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { SelectScreen } from './select-screen.tsx';
import { useRestingPointer } from './use-resting-pointer.ts';

/** All questions after the first, loaded as one file. */
export default function QuestionScreen(props: ScreenProps) {
  useRestingPointer();
  const { type, everyday } = props.quiz.screens[props.number - 1]!;
  if (everyday !== undefined) return <OftenScreen {...props} everyday={everyday} />;
  switch (type) {
    case 'gender':
      return <GenderScreen {...props} />;
    case 'create-profile':
      return <ProfileScreen {...props} />;
    case 'input-age':
      return <AgeScreen {...props} />;
    case 'agree':
      return <AgreeScreen {...props} />;
    default:
      return <SelectScreen {...props} Icon={Icon} MultiAnswerDock={MultiAnswerDock} />;
  }
}
