import { describe, expect, it } from 'vitest';
import { type EmailKind, emailTable, isWithheld, shownEmails } from './email-kinds.ts';

const kinds = Object.keys(emailTable) as EmailKind[];

describe('the kinds of emails', () => {
  it('the desk shows none of training, and none to somebody without an account', () => {
    expect(kinds.filter((kind) => !shownEmails.includes(kind))).toEqual([
      'resume-link',
      'erased',
      'unused-training',
      'weekly-email',
      'alert-email',
      'operator-invitation',
      'operator-sign-in',
      'digest',
    ]);
  });

  it('who complained is reminded of no training, and hears of charges', () => {
    const withheld = kinds.filter((kind) => isWithheld(kind, 'complaint'));
    expect(withheld).toEqual(['unused-training', 'weekly-email', 'digest']);
  });

  it('an address that came back gets no reminder at all', () => {
    const withheld = kinds.filter((kind) => isWithheld(kind, 'hard bounce'));
    expect(withheld).toEqual(['renewal-reminder', 'trial-ending', 'unused-training', 'weekly-email', 'digest']);
  });
});
