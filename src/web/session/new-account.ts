import { create } from 'zustand';
import { persistStore, placeFor } from '#web/platform/persisted.ts';

/** The account created on this device that has no password yet. */
interface NewAccount {
  email: string;
  name: string;
  /**
   * The token that sets the first password once, within 24 h; null when the address was known before or has a password.
   */
  setupToken: string | null;
}

interface NewAccountStore extends NewAccount {
  keep(account: NewAccount): void;
  /** Called when the password is set or the token is no longer valid. */
  dropSetupToken(): void;
}

export const useNewAccount = create<NewAccountStore>()(
  (): NewAccountStore => ({
    email: '',
    name: '',
    setupToken: null,
    keep: (account) => useNewAccount.setState(account),
    dropSetupToken: () => useNewAccount.setState({ setupToken: null }),
  }),
);

persistStore(useNewAccount, placeFor('everkite.new-account'));
