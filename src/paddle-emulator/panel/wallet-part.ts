import { button, part } from './elements.ts';

/** Switches the test wallet above the card form on and off. */
export function walletPart(hasWallet: boolean): string {
  const toggle = button('Test wallet', '/emulator/wallet', {
    method: 'PUT',
    body: { offered: !hasWallet },
    pressed: hasWallet,
  });
  const copy = hasWallet
    ? 'Buyers’ devices have a wallet, shown above the card.'
    : 'Buyers’ devices have no wallet; only the card is shown.';
  return part('wallet', 'Wallet', `<p class="muted">${copy}</p><div class="buttons">${toggle}</div>`);
}
