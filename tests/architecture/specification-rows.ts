import { matches, type TestTitle, titlesOf } from './test-titles';

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
    if (section === 0 || !line.startsWith('|') || /^\| (sentence|criterion|---)/.test(line)) continue;
    const cells = cellsOf(line);
    rows.push({ section, sentence: cells[0] ?? '', test: cells.at(-1) ?? '' });
  }
  return rows;
}

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

interface TestFile {
  readonly source: string;
  readonly titles: readonly TestTitle[];
}

type ParseTest = (file: string) => TestFile | null;

/** What is wrong with the rows, one line for each fault. */
export function faultsOf(rows: readonly Row[], readTest: ReadTest): readonly string[] {
  // Many rows name the same file.
  const parsed = new Map<string, TestFile | null>();
  const parseTest = (file: string): TestFile | null => {
    const known = parsed.get(file);
    if (known !== undefined) return known;
    const source = readTest(file);
    const test = source === null ? null : { source, titles: titlesOf(file, source) };
    parsed.set(file, test);
    return test;
  };
  return rows.flatMap((row) =>
    faultsOfRow(row, parseTest).map((fault) => `${row.section}: “${row.sentence}” ${fault}`),
  );
}

function faultsOfRow({ sentence, test }: Row, parseTest: ParseTest): readonly string[] {
  if (sentence === '') return ['says nothing'];
  if (test === '') return ['has no test'];
  if (test.startsWith(NOTHING)) return sentence.includes('not shown') ? [] : ['has no test, and leaves nothing open'];
  return test.split('<br>').flatMap((cell) => {
    const reference = /^`([^`]+)`$/.exec(cell.trim())?.[1];
    return reference === undefined ? [`names no test: ${cell}`] : faultsOfReference(reference, parseTest);
  });
}

function faultsOfReference(reference: string, parseTest: ParseTest): readonly string[] {
  const [file = '', ...path] = reference.split(STEP);
  const title = path.at(-1);
  if (title === undefined) return [`names no title: ${reference}`];
  const parsed = parseTest(file);
  if (parsed === null) return [`names a file that is not there: ${file}`];
  const { source, titles } = parsed;
  const groups = path.slice(0, -1);
  const found = titles.some(
    (test) =>
      matches(test.title, title, source) &&
      groups.every((group) => test.groups.some((pattern) => matches(pattern, group, source))),
  );
  return found ? [] : [`names a test that ${file} does not have: ${path.join(STEP)}`];
}
