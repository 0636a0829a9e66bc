import type { Block, Email } from './email.ts';

/** The plain text part: everything in the HTML, in the same order. */
export function renderText({ heading, blocks, button, further, footnote }: Email, brand: string): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  const parts = [heading, ...blocks.map(textOf), ...action, ...further.map(textOf), footnote, brand];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in block) return `${block.title}\n> ${block.quote.split('\n').join('\n> ')}`;
  return `${block.before}\n${block.link.url}`;
}
