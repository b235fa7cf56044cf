import { SaxesParser } from 'saxes';
import { FileFault } from '../../../domain/own-data/data-fault';
import type { ZipArchive } from './zip-archive';

export type Attributes = Readonly<Record<string, string>>;

interface XmlHandlers {
  /** Names of elements and attributes without their prefixes. */
  readonly open: (name: string, attributes: Attributes) => void;
  /** Frequent elements whose attributes have no prefixes, so that they need not be looked at. */
  readonly plain?: ReadonlySet<string>;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

const LOCAL = (name: string): string => name.slice(name.indexOf(':') + 1);
/** In bytes, between two reports. */
const SLICE = 64 * 1024;

/**
 * Reads an XML part of a ZIP file. Entities of its own are not resolved, so that none can grow.
 * @throws FileFault where it is not well-formed
 */
export function readXml(
  archive: ZipArchive,
  part: string,
  handlers: XmlHandlers,
  onBytes: (count: number) => void = () => {},
): void {
  const parser = new SaxesParser<{ fileName: string; xmlns: false }>({ fileName: part, xmlns: false });
  parser.on('error', (error) => {
    throw new FileFault(`The file is damaged: ${part} is not readable (${error.message}).`);
  });
  parser.on('doctype', () => {
    throw new FileFault(`The file was not opened: ${part} has definitions that no spreadsheet program writes.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = LOCAL(name);
    handlers.open(local, handlers.plain?.has(local) === true ? attributes : localAttributes(attributes));
  });
  parser.on('closetag', ({ name }) => handlers.close(LOCAL(name)));
  parser.on('text', handlers.text);
  parser.on('cdata', handlers.text);
  const bytes = archive.read(part);
  const decoder = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8');
  for (let start = 0; start < bytes.length; start += SLICE) {
    const slice = bytes.subarray(start, start + SLICE);
    parser.write(decoder.decode(slice, { stream: true }));
    onBytes(slice.length);
  }
  parser.close();
}

interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  /** The plain characters of its `t` elements, without phonetic hints; raised digits as such. */
  text: string;
}

/** The elements of these names in a small part, in their order; none where there is no such part. @throws FileFault */
export function elementsOf(archive: ZipArchive, part: string | null, names: readonly string[]): readonly XmlElement[] {
  const found: XmlElement[] = [];
  if (part === null || !archive.has(part)) return found;
  let [phonetic, isText, isRaised] = [0, false, false];
  readXml(archive, part, {
    open: (name, attributes) => {
      if (names.includes(name)) [isRaised] = [false, found.push({ name, attributes, text: '' })];
      if (name === 'rPh') phonetic += 1;
      if (name === 'r' || name === 'vertAlign') isRaised = attributes['val'] === 'superscript';
      isText = name === 't' && phonetic === 0;
    },
    close: (name) => {
      if (name === 'rPh') phonetic -= 1;
      isText = false;
    },
    text: (piece) => {
      const last = found.at(-1);
      if (isText && last !== undefined)
        last.text += isRaised ? piece.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))) : piece;
    },
  });
  return found;
}

function localAttributes(attributes: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [LOCAL(name), value]));
}
