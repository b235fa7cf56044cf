import { SaxesParser } from 'saxes';
import { FileFault } from '../../../domain/own-data/data-fault';
import type { ZipArchive } from './zip-archive';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** Names of elements and attributes without their prefixes. */
  readonly open: (name: string, attributes: Attributes) => void;
  /** Frequent elements whose attributes have no prefixes, so that they need not be looked at. */
  readonly plain?: ReadonlySet<string>;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const LOCAL = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Streams an XML part of a ZIP file. Entities of its own are not resolved, so that none can grow.
 * @throws FileFault 'damaged' where it is not well-formed
 */
export function readXml(
  archive: ZipArchive,
  part: string,
  handlers: XmlHandlers,
  onBytes?: (count: number) => void,
): void {
  const parser = new SaxesParser<{ fileName: string; xmlns: false }>({ fileName: part, xmlns: false });
  parser.on('error', (error) => {
    throw new FileFault('damaged', `The file is damaged: ${part} is not readable (${error.message}).`);
  });
  parser.on('doctype', () => {
    throw new FileFault(
      'damaged',
      `The file was not opened: ${part} has definitions that no spreadsheet program writes.`,
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = LOCAL(name);
    handlers.open(local, handlers.plain?.has(local) === true ? attributes : localAttributes(attributes));
  });
  if (handlers.close) parser.on('closetag', ({ name }) => handlers.close?.(LOCAL(name)));
  if (handlers.text) {
    parser.on('text', handlers.text);
    parser.on('cdata', handlers.text);
  }
  let decoder: TextDecoder | null = null;
  archive.unpack(part, (bytes) => {
    decoder ??= new TextDecoder(encodingOf(bytes));
    parser.write(decoder.decode(bytes, { stream: true }));
    onBytes?.(bytes.length);
  });
  parser.close();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function localAttributes(attributes: Readonly<Record<string, string>>): Attributes {
  let hasPrefix = false;
  for (const name in attributes) hasPrefix ||= name.includes(':');
  if (!hasPrefix) return attributes;
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [LOCAL(name), value]));
}
