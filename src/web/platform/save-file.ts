/** Safari reads the file some time after the click. */
const readWithinMs = 60_000;

/** Without it, spreadsheets read a table in the system's old character set. */
const byteOrderMark = '\ufeff';

/** Offers a text to the person as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const content = type === 'text/csv' ? byteOrderMark + text : text;
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Offers what was made on the device to the person as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}
