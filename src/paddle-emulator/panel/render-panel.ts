import { grouped, testCards } from '../checkout/test-cards';
import { htmlPage } from '../html';
import type { State } from '../state';
import { adjustmentPart, subscriptionPart, transactionPart } from './billing-parts';
import { clockPart } from './clock-part';
import { code, part, table } from './elements';
import { faultPart } from './fault-part';
import { webhookPart } from './webhook-part';

/** What a person needs to test with: the clock, what was bought, what goes wrong, and what the application was told. */
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
