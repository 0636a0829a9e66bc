import { agreeOptions } from './answer-scales.ts';
import type { OptionIcon } from './pictures.ts';
import type { Area, Option, Screen } from './quiz.ts';

/**
 * Makes the agree statements of a quiz, which share a title.
 * The trait is a statement's short name on the result; mirror cards quote it as `echo`.
 */
export function statementsUnder(title: string) {
  return (
    id: string,
    area: Area,
    icon: OptionIcon,
    text: string,
    trait: string,
    echo = withinSentence(trait),
  ): Screen => ({
    id,
    type: 'agree',
    title,
    statement: { icon, text },
    area,
    trait,
    options: agreeOptions(echo),
  });
}

/** One of many signs; mirror cards quote its trait as `echo`. */
export function sign(id: string, label: string, icon: OptionIcon, trait: string, echo = withinSentence(trait)): Option {
  return { id, label, value: 1, icon, trait, echo };
}

/** One of many things that happened, with its short name on the result. */
export function happened(id: string, label: string, trait = label): Option {
  return { id, label, value: 1, trait };
}

function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
