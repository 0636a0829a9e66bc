/**
 * The overlay's own style sheet, which travels with its code: no visitor loads it, and the page's rules do not reach in.
 * The tokens do, so Day and Night come by themselves. Nothing moves.
 */
export const selectorSheet = `
:host { all: initial; }
[hidden] { display: none !important; }
.mark, .bar { position: fixed; z-index: 2147483647; box-sizing: border-box; color: var(--text); font: 500 0.875rem/1.4 var(--font-text); }
.mark { border: 2px solid var(--surface); border-radius: 6px; outline: 3px solid var(--focus); pointer-events: none; }
.mark span { position: absolute; inset-inline-start: -3px; bottom: calc(100% + 6px); width: max-content; max-width: min(80vw, 560px); padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); overflow-wrap: anywhere; font: 500 0.8125rem/1.35 var(--font-text); }
.mark.low span { top: calc(100% + 6px); bottom: auto; }
.mark.far span { inset-inline: auto -3px; }
.bar { inset: 0 0 auto; display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 10px 16px; border-bottom: 3px solid var(--focus); background: var(--surface); }
.bar div { flex: 1; min-width: 0; }
.bar p { margin: 0; overflow-wrap: anywhere; }
.bar p + p { color: var(--text-2); }
button { flex: none; min-height: 44px; padding: 0 18px; border: 1.5px solid var(--control); border-radius: 12px; background: var(--surface); color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`;
