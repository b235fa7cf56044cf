/** In milliseconds: Safari may ask the user before it reads the content. */
const REVOKED_AFTER = 40_000;

/** Lets the browser save a file. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER);
}

/** Lets the browser save a CSV document. */
export function downloadCsv(text: string, fileName: string): void {
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}
