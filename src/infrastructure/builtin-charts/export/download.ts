/** Hands a file to the browser to keep. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the content by the next task; until then the address must live.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** "Trends.csv" for both "Trends" and "Trends.csv". */
export function withExtension(fileName: string, extension: string): string {
  return fileName.toLowerCase().endsWith(`.${extension}`) ? fileName : `${fileName}.${extension}`;
}
