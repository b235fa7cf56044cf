import { matches, titlesOf } from './test-titles';

export interface Row {
  readonly section: number;
  readonly sentence: string;
  readonly test: string;
}

/** The text of a test file; null where there is none. */
export type ReadTest = (file: string) => string | null;

/** Between a file, its groups and a title. */
const STEP = ' › ';
/** Instead of a test: only for what the specification itself leaves open. */
const NOTHING = '—';

/** The rows of the tables below the headings '## 2. …' of the document. */
export function rowsOf(document: string): readonly Row[] {
  const rows: Row[] = [];
  let section = 0;
  for (const line of document.split('\n')) {
    const heading = /^## (\d+)\. /.exec(line);
    if (heading !== null) section = Number(heading[1]);
    if (section === 0 || !line.startsWith('|') || /^\| (sentence|---)/.test(line)) continue;
    const [sentence = '', , test = ''] = cellsOf(line);
    rows.push({ section, sentence, test });
  }
  return rows;
}

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** What is wrong with the rows, one line for each fault. */
export function faultsOf(rows: readonly Row[], readTest: ReadTest): readonly string[] {
  return rows.flatMap((row) => faultsOfRow(row, readTest).map((fault) => `${row.section}: “${row.sentence}” ${fault}`));
}

function faultsOfRow({ sentence, test }: Row, readTest: ReadTest): readonly string[] {
  if (sentence === '') return ['says nothing'];
  if (test === '') return ['has no test'];
  if (test.startsWith(NOTHING)) return sentence.includes('not shown') ? [] : ['has no test, and leaves nothing open'];
  return test.split('<br>').flatMap((cell) => {
    const reference = /^`([^`]+)`$/.exec(cell.trim())?.[1];
    return reference === undefined ? [`names no test: ${cell}`] : faultsOfReference(reference, readTest);
  });
}

function faultsOfReference(reference: string, readTest: ReadTest): readonly string[] {
  const [file = '', ...path] = reference.split(STEP);
  const title = path.at(-1);
  if (title === undefined) return [`names no title: ${reference}`];
  const source = readTest(file);
  if (source === null) return [`names a file that is not there: ${file}`];
  const groups = path.slice(0, -1);
  const found = titlesOf(file, source).some(
    (test) =>
      matches(test.title, title, source) &&
      groups.every((group) => test.groups.some((pattern) => matches(pattern, group, source))),
  );
  return found ? [] : [`names a test that ${file} does not have: ${path.join(STEP)}`];
}
