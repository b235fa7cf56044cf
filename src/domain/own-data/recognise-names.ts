import type { FieldKey } from './field-keys';
import { inWords, nameWithoutUnit, normalisedName, yearOf, totalSpan } from './normalised-name';
import { wordsOfName } from './value-words';
import { SHEET_FORMS, SHEET_KINDS, type SheetKind } from './sheet-forms';

/** The field that a column of such a sheet is known by; null: the name is not known. */
export function recogniseField(kind: SheetKind, header: string): FieldKey | null {
  // What has grown over several years is no growth of one.
  if (totalSpan(header) !== null) return null;
  const names = namesOf(kind);
  const found =
    names.get(normalisedName(header)) ??
    names.get(nameWithoutUnit(header)) ??
    names.get(nameWithoutUnit(inWords(header)));
  // 'Market: CAGR (%)' is a part of a group, 'Growth / Wachstum (%)' a name in two languages.
  const [first = '', ...rest] = header.split(/: | [/|] /);
  if (found !== undefined || rest.length === 0) return found ?? null;
  // Below 'Market size' stand its years.
  if (yearOf(rest.at(-1) ?? '') !== null) return recogniseField(kind, header.slice(0, header.lastIndexOf(': ')));
  return recogniseField(kind, rest.at(-1) ?? '') ?? (header.includes(': ') ? null : recogniseField(kind, first));
}

export function recogniseSheet(name: string): SheetKind | null {
  return sheetNames().get(normalisedName(name)) ?? null;
}

/** Whether a column of any sheet is known by this name. */
export function isKnownName(header: string): boolean {
  return SHEET_KINDS.some((kind) => recogniseField(kind, header) !== null);
}

const byKind = new Map<SheetKind, ReadonlyMap<string, FieldKey>>();

/** Names of written files win over names of one kind of sheet, and those over names of every sheet. */
function namesOf(kind: SheetKind): ReadonlyMap<string, FieldKey> {
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const names = new Map<string, FieldKey>();
  const add = (key: FieldKey, list: string): void => {
    for (const name of wordsOfName(list)) if (!names.has(name)) names.set(name, key);
  };
  const form = SHEET_FORMS[kind];
  const keys = Object.keys(form.fields) as FieldKey[];
  for (const key of keys) add(key, normalisedName(form.fields[key] ?? ''));
  const own = KIND_SYNONYMS[currentKind(kind)] ?? {};
  for (const key of keys) add(key, own[key] ?? '');
  for (const key of keys) add(key, FIELD_SYNONYMS[key]);
  byKind.set(kind, names);
  return names;
}

/** Previous rows have the columns of the current ones. */
function currentKind(kind: SheetKind): SheetKind {
  if (kind === 'previous-topics') return 'topics';
  return kind === 'previous-trends' ? 'trends' : kind;
}

let sheets: ReadonlyMap<string, SheetKind> | null = null;

function sheetNames(): ReadonlyMap<string, SheetKind> {
  sheets ??= new Map(
    SHEET_KINDS.flatMap((kind) =>
      [normalisedName(SHEET_FORMS[kind].name), ...wordsOfName(SHEET_SYNONYMS[kind])].map(
        (name) => [name, kind] as const,
      ),
    ).toReversed(),
  );
  return sheets;
}

// English; German. Written as normalisedName() returns them; a comma between names.

/** Names of columns that mean the same on every sheet. */
export const FIELD_SYNONYMS: Readonly<Record<FieldKey, string>> = {
  id: 'id, key, identifier, nr, no, number, tid; kennung, schluessel, schlussel, nummer',
  name: 'name, title, headline, label, topic name, trend name; bezeichnung, titel, ueberschrift, uberschrift',
  description:
    'description, topic description, trend description, what it is, summary, details, text, definition, abstract, explanation, about; beschreibung, erlauterung, erlaeuterung, zusammenfassung, worum es geht',
  trend:
    'trend, trend name, trend area, cluster, group, theme, category, parent, search field; trends, gruppe, kategorie, themenfeld, oberthema, handlungsfeld, suchfeld',
  trendId: 'trend id, ssid, trend ssid, cluster id; trend nr, trend nummer, trend kennung',
  shift: 'shift, shift name, megatrend, mega trend, driver group, area, domain; umbruch, wandel, bereich',
  growth:
    'growth, growth p a, growth pa, growth rate, growth per year, growth a year, annual growth, yearly growth, cagr, cagr 3y, growth 3 year cagr, 3 year cagr, 3y cagr, trend growth, topic growth; wachstum, wachstumsrate, wachstum p a, wachstum pro jahr, jaehrliches wachstum, jahrliches wachstum, zuwachs',
  averageSizing:
    'average sizing, sizing, size, average size, market size, trend average sizing, reach, penetration, adoption, market volume, market, market value, importance, relevance; groesse, grosse, marktvolumen, marktgroesse, marktgrosse, durchschnittliche groesse, durchschnittliche grosse, reichweite, umfang, verbreitung, relevanz, wichtigkeit, bedeutung, markt; taille du marche, tamano del mercado, dimensione del mercato, marktomvang; 市場規模, 市场规模; גודל שוק, גודל השוק, حجم السوق',
  averageSizingLabel:
    'sizing label, average sizing label, size label, size class, trend average sizing label; groessenklasse, grossenklasse',
  consumerSizing:
    'consumer sizing, consumers, consumer, consumer size, trend consumer sizing; verbraucher, konsumenten, groesse verbraucher, grosse verbraucher',
  industrySizing:
    'industry sizing, industry, industry size, trend industry sizing, business; industrie, wirtschaft, groesse industrie, grosse industrie',
  societySizing:
    'society sizing, society, society size, trend society sizing; gesellschaft, groesse gesellschaft, grosse gesellschaft',
  quadrant: 'quadrant, maturity, signal type, quadrant name, quadrant number; reife, reifegrad, signalart',
  status: 'status, topic status, decision; bewertung, entscheidung',
  ring: 'ring, radar ring',
  moved: 'moved, movement, move, ring move; bewegung',
  isNew: 'is new, isnew, new, flag; neu, ist neu',
  consensus:
    'consensus, topic consensus label, trend consensus label, consensus label, agreement level; konsens, einigkeit',
  consensusIcon: 'consensus icon, topic consensus icon uri, trend consensus icon uri; konsens symbol',
  drivers:
    'drivers, driver count, driver, number of drivers, drivers count, impacting drivers, number of impacting drivers; treiber, anzahl treiber, zahl der treiber',
  image:
    'image, picture, photo, cover, image url, image uri, topic image s3 uri, trend image s3 uri; bild, foto, titelbild',
  links:
    'links, link, sources, source, url, urls, web address, reference, references; quelle, quellen, verweis, verweise, belege',
  note: 'my note, my notes; meine notiz, meine notizen',
  topic: 'topic, topic name, topics, signal, of topic, technology, idea; thema, themen, signal, stichwort, technologie',
  topicId: 'topic id, tid, topic tid, id, trend or topic id; thema id, themen id, thema nr',
  title: 'title, name, source title, insight, insight title, headline; titel, quelle, name der quelle',
  url: 'link, url, address, web address, source url; adresse, webadresse, verweis, internetadresse',
  classification: 'classification, internal classification, kind, type, class; einstufung, klassifizierung, art',
  updated: 'updated, last updated, as of, date, last update; stand, aktualisiert, datum',
  product: 'product, developed product, startup developed product, offer; produkt, angebot',
  stage: 'stage, fundraising stage, round, startup fundraising stage; finanzierungsphase, finanzierungsrunde, runde',
  amount: 'amount, fundraising amount, funding, raised, startup fundraising amount; betrag, summe, finanzierung',
};

/** Names that mean the field only on sheets of one kind. */
export const KIND_SYNONYMS: Readonly<Partial<Record<SheetKind, Partial<Record<FieldKey, string>>>>> = {
  topics: {
    id: 'topic id, topic nr; thema id, themen id',
    name: 'topic, signal, subject, idea, technology, statement, thesis; thema, themen, stichwort, technologie, aussage, these',
  },
  trends: { id: 'trend id, ssid', name: 'trend, cluster, theme, group; gruppe' },
  shifts: { name: 'shift, megatrend, mega trend; umbruch, wandel' },
  startups: {
    name: 'startup, start up, company, organisation, organization, startup names, firm; unternehmen, firma',
    description: 'startup descriptions',
    url: 'startup informations source url, website; webseite',
  },
};

/** Names of sheets. */
export const SHEET_SYNONYMS: Readonly<Record<SheetKind, string>> = {
  topics: 'topics, topic, signals, items, ideas, data; themen, thema, signale, daten',
  trends: 'trends, trend, clusters, groups, categories; gruppen, kategorien',
  shifts: 'shifts, shift, megatrends, mega trends; umbrueche, umbruche',
  sources: 'sources, source, links, references; quellen, quelle',
  startups: 'start ups, startups, start up, startup, companies, manifestations; unternehmen, firmen',
  'previous-topics': 'previous topics; fruehere themen, fruhere themen',
  'previous-trends': 'previous trends; fruehere trends, fruhere trends',
};
