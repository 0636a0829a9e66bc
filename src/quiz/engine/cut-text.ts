/** The beginning of a text, at most `most` UTF-16 units long. No character is cut in two, as half of one is no text. */
export function cutText(text: string, most: number): string {
  const beginning = text.slice(0, most);
  return beginning.length < text.length && /[\uD800-\uDBFF]$/.test(beginning) ? beginning.slice(0, -1) : beginning;
}
