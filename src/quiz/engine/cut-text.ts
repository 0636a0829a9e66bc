/** The beginning of a text, at most `most` UTF-16 units long. No character is cut in two, as half of one is no text. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
