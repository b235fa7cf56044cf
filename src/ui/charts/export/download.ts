/** In milliseconds. Browsers take hold of the content at once, but for Safari, which may first ask. */
const HELD = 40_000;

/** Hands a file to the browser to keep. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HELD);
}
