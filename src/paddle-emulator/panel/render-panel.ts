import { grouped, testCards } from '#paddle-emulator/checkout/known-cards.ts';
import { htmlPage } from '#paddle-emulator/platform/html.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { adjustmentPart, subscriptionPart, transactionPart } from './billing-parts.ts';
import { clockPart } from './clock-part.ts';
import { button, code, part, table } from './elements.ts';
import { faultPart } from './fault-part.ts';
import { payoutPart } from './payout-part.ts';
import { webhookPart } from './webhook-part.ts';

/** The control panel: the clock, purchases, faults and the notifications sent to the application. */
export function renderPanel(state: State, nowMs: number): string {
  const body = `<main class="panel">
<header>
<h1>Paddle emulator</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p>
</header>
<p id="alert" class="alert" role="alert"></p>
${clockPart(state, nowMs)}
${subscriptionPart(state)}
${transactionPart(state)}
${adjustmentPart(state)}
${payoutPart(state)}
${walletPart(state.hasWallet)}
${faultPart(state.faults)}
${webhookPart(state)}
${cardPart()}
</main>`;
  return htmlPage({
    title: 'Paddle emulator',
    theme: 'system',
    lang: 'en',
    bodyClass: 'own',
    body,
    script: '/emulator/panel.js',
  });
}

function cardPart(): string {
  const rows = testCards.map(({ number, does }) => [code(grouped(number)), does]).reverse();
  return part('cards', 'Test cards', table('cards', ['Card number', 'What it does'], rows));
}

/** Switches the test wallet above the card form on and off. */
function walletPart(hasWallet: boolean): string {
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
