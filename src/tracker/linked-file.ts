import { pageAt } from './captured-text.ts';

/** Documents, archives, programs, audio and video. */
const extensions = new Set(
  (
    'pdf doc docx odt rtf txt csv xls xlsx ods ppt pps pptx odp key pages numbers epub ics ' +
    '7z gz tar tgz rar zip dmg exe msi pkg apk ' +
    'avi mov mp4 m4v mpg mpeg webm wmv aac m4a mid midi mp3 ogg wav wma flac'
  ).split(' '),
);

interface LinkedFile {
  name: string;
  /** Lower case, without the dot. */
  extension: string;
}

/**
 * The file that a link leads to; null when it leads to a page.
 * @param download the link's `download` attribute, which may name the file
 */
export function linkedFile(href: string, base: string, download: string | undefined): LinkedFile | null {
  const url = pageAt(href, base);
  if (url === null) return null;
  const names = [download ?? '', plain(url.pathname.split('/').at(-1)!)];
  const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const name = names.find((known) => extensions.has(extensionOf(known)));
  return name === undefined ? null : { name, extension: extensionOf(name) };
}

function plain(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
