import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './run.mjs';

/** Written by Vite (build.license) with the licences of all bundled scripts, and served beside the app. */
export const NOTICES_FILE = 'third-party-notices.txt';

const PACKAGE_FOLDER = /^(.*?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Build plug-in: adds the licences of bundled fonts, pictures and styles to the notices. Vite lists packages of scripts
 * only.
 * @returns {import('vite').Plugin}
 */
export function noticesOfAssets() {
  return {
    name: 'notices-of-assets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const notices = bundle[NOTICES_FILE];
        if (notices?.type !== 'asset') return;
        const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
        const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[1] ?? []));
        for (const folder of [...folders].sort()) {
          const notice = await noticeOf(path.resolve(projectDir, folder));
          if (!String(notices.source).includes(notice)) notices.source = `${String(notices.source)}\n${notice}`;
        }
      },
    },
  };
}

/**
 * In the same form as Vite's.
 * @param {string} folder of the package
 */
async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^(?:licen[sc]e|copying)/i.test(each));
  if (file === undefined) throw new Error(`${name} has no file with its licence`);
  return `## ${name} - ${version} (${license})\n\n${(await readFile(path.join(folder, file), 'utf8')).trim()}\n`;
}
