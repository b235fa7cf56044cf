import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './run.mjs';

/** Written by Vite (build.license) with the licences of all bundled scripts, and served beside the app. */
export const NOTICES_FILE = 'third-party-notices.txt';
/** The same packages as a software bill of materials, for programs to read. */
const COMPONENTS_FILE = 'components.cdx.json';

const PACKAGE_FOLDER = /^(.*?node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** The heading of one package in the notices. */
const HEADING = /^## (?<name>\S+) - (?<version>\S+) \((?<licence>.*)\)$/gm;

/**
 * Two build plug-ins that share what they find. The one of the app adds to the notices what Vite does not list, the packages
 * of fonts, pictures and styles and those of workers, and emits the list of components. The one of workers, which are
 * bundled on their own and before the app's files are written, finds their packages.
 */
export function thirdPartyNotices() {
  /** @type {Set<string>} */
  const foldersOfWorkers = new Set();
  return {
    /** @returns {import('vite').Plugin} */
    ofWorker: () => ({
      name: 'packages-of-workers',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          const modules = file.type === 'chunk' ? file.moduleIds : [];
          for (const folder of foldersOf(modules)) foldersOfWorkers.add(folder);
        }
      },
    }),
    /** @returns {import('vite').Plugin} */
    ofApp: () => ({
      name: 'third-party-notices',
      apply: 'build',
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          const notices = bundle[NOTICES_FILE];
          if (notices?.type !== 'asset') return;
          const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
          const folders = new Set([...foldersOf(files), ...foldersOfWorkers]);
          for (const folder of [...folders].sort()) {
            const notice = await noticeOf(path.resolve(projectDir, folder));
            if (!String(notices.source).includes(notice.split('\n', 1)[0] ?? '')) {
              notices.source = `${String(notices.source)}\n${notice}`;
            }
          }
          const source = JSON.stringify(componentsOf(String(notices.source)));
          this.emitFile({ type: 'asset', fileName: COMPONENTS_FILE, source });
        },
      },
    }),
  };
}

/** @param {string[]} files */
function foldersOf(files) {
  return files.flatMap((file) => PACKAGE_FOLDER.exec(file.replace(/^\0/, ''))?.[1] ?? []);
}

/**
 * In the same form as Vite's.
 * @param {string} folder of the package
 */
async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^(?:licen[sc]e|copying)/i.test(each));
  // Few packages are published without the text of their licence.
  const text = file === undefined ? '' : `\n${(await readFile(path.join(folder, file), 'utf8')).trim()}\n`;
  return `## ${name} - ${version} (${license})\n${text}`;
}

/**
 * CycloneDX 1.6, without a time and a number of its own, so that the same sources make the same file.
 * @param {string} notices
 */
function componentsOf(notices) {
  const packages = [...notices.matchAll(HEADING)].map(({ groups }) => groups ?? {});
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: packages.map(({ name = '', version, licence = '' }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      // Identifiers of SPDX have no spaces; what else a package says is the name of its licence.
      const license = /^[\w.+-]+$/.test(licence) ? { id: licence } : { name: licence };
      return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ license }] };
    }),
  };
}
