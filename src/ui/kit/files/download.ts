/** In milliseconds: Safari may ask the user before it reads the content. */
const REVOKED_AFTER = 40_000;

/** Saves the content as a file of the device. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER);
}
