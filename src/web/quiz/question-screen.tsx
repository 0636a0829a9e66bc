import { Icon } from '../ui/icon';
import { AgeScreen } from './age-screen';
import { AgreeScreen } from './agree-screen';
import { GenderScreen } from './gender-screen';
import { ProfileScreen } from './profile-screen';
import type { ScreenProps } from './screen-props';
import { SelectScreen } from './select-screen';

/** The questions after the first one, as one piece of code. */
export default function QuestionScreen(props: ScreenProps) {
  switch (props.quiz.screens[props.number - 1]!.type) {
    case 'gender':
      return <GenderScreen {...props} />;
    case 'create-profile':
      return <ProfileScreen {...props} />;
    case 'input-age':
      return <AgeScreen {...props} />;
    case 'agree':
      return <AgreeScreen {...props} />;
    default:
      return <SelectScreen {...props} Icon={Icon} />;
  }
}
