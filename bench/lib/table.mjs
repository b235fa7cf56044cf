/**
 * A Markdown table with columns of equal width.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} lines
 */
export function table(head, lines) {
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const row = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...lines.map(row)].join('\n');
}
