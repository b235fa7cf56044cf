import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';
import { fail, projectDir } from './run.mjs';

const PAGES = {
  'accessibility.html': 'docs/accessibility.md',
  'accessibility-report.html': 'docs/accessibility-report.md',
};

/** Where users write about barriers and vulnerabilities: an address of mail or of a page; empty where none is set. */
const contact = process.env.DMV_CONTACT ?? '';
if (contact !== '' && !/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(contact)) {
  fail(`DMV_CONTACT must begin with mailto: or https://, and is '${contact}'`);
}

/**
 * Build plug-in: emits the accessibility statement and the conformance report as pages, for the account menu, and
 * security.txt (RFC 9116) where a contact is set.
 * @returns {import('vite').Plugin}
 */
export function accessibilityPage() {
  return {
    name: 'accessibility-page',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(PAGES)) {
        const text = await readFile(path.join(projectDir, source), 'utf8');
        this.emitFile({ type: 'asset', fileName, source: pageOf(text) });
      }
      if (contact === '') return;
      const expires = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
      const source = `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
  };
}

/**
 * @param {string} text Markdown with a first-level heading
 * @returns {string}
 */
function pageOf(text) {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
  const own = text
    .replace(
      /Who builds\s+an installation names the address:[^.]*\.md#contact\)\./,
      contact && `Address: ${linkTo(contact)}.`,
    )
    // The pages lie beside each other; other documents are not published.
    .replace(/\]\((accessibility[\w-]*)\.md\)/g, ']($1.html)')
    .replace(/\[([^\]]+)\]\((?!https?:|mailto:|accessibility)[^)]+\)/g, '$1');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title>`,
    '<link rel="icon" href="favicon.svg">',
    '<link rel="stylesheet" href="accessibility.css">',
    `<main>${marked.parse(own, { async: false })}</main>`,
    '</html>\n',
  ].join('\n');
}

/** @param {string} address */
function linkTo(address) {
  return `[${address.replace(/^mailto:/, '')}](${address})`;
}
