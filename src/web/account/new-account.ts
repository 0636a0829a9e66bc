import { create } from 'zustand';
import { keepStored, placeFor } from '../platform/persisted';

/** The account that was made on this device and has no password yet. */
interface NewAccount {
  email: string;
  name: string;
  /** Sets the first password once, within 24 h; null when this address was known before or has its password. */
  setupToken: string | null;
}

interface NewAccountStore extends NewAccount {
  keep(account: NewAccount): void;
  /** The password is set, or the token is worth nothing any more. */
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

keepStored(useNewAccount, placeFor('everkite.new-account'));
