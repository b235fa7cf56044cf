import type { FieldKey } from './field-keys';
import type { SheetKind } from './sheet-forms';

// English; German; French; Spanish. Written as normalisedName() returns them; a comma between names.

/** Names of columns that mean the same on every sheet. */
export const FIELD_SYNONYMS: Readonly<Record<FieldKey, string>> = {
  id: 'id, key, identifier, nr, no, number, tid; kennung, schluessel, schlussel, nummer; identifiant, numero, cle; identificador, clave',
  name: 'name, title, headline, label, topic name, trend name; bezeichnung, titel, ueberschrift, uberschrift; nom, titre, intitule, libelle; nombre, titulo',
  description:
    'description, topic description, trend description, what it is, summary, details, text, definition, abstract, explanation, about; beschreibung, erlauterung, erlaeuterung, zusammenfassung, worum es geht; descriptif, resume, explication; descripcion, resumen, explicacion, definicion',
  trend:
    'trend, trend name, cluster, group, theme, category, parent; trends, gruppe, kategorie, themenfeld, oberthema; tendance, groupe, categorie, nom de la tendance; tendencia, grupo, categoria',
  trendId:
    'trend id, ssid, trend ssid, cluster id; trend nr, trend nummer, trend kennung; id tendance, id de la tendance; id tendencia, id de la tendencia',
  shift:
    'shift, shift name, megatrend, mega trend, driver group, area, domain; umbruch, wandel, bereich; mutation, bouleversement, megatendance, domaine; cambio, megatendencia, ambito',
  growth:
    'growth, growth p a, growth pa, growth rate, growth per year, growth a year, annual growth, yearly growth, cagr, cagr 3y, growth 3 year cagr, 3 year cagr, 3y cagr, trend growth, topic growth; wachstum, wachstumsrate, wachstum p a, wachstum pro jahr, jaehrliches wachstum, jahrliches wachstum, zuwachs; croissance, taux de croissance, croissance annuelle, croissance par an, tcac; crecimiento, tasa de crecimiento, crecimiento anual, tcac',
  averageSizing:
    'average sizing, sizing, size, average size, market size, trend average sizing, reach, penetration, adoption, volume, importance, relevance; groesse, grosse, marktgroesse, marktgrosse, durchschnittliche groesse, durchschnittliche grosse, reichweite, umfang, verbreitung, relevanz, wichtigkeit, bedeutung; taille, taille moyenne, taille du marche, ampleur, portee, poids; tamano, tamano medio, tamano del mercado, alcance, magnitud',
  averageSizingLabel:
    'sizing label, average sizing label, size label, size class, trend average sizing label; groessenklasse, grossenklasse; classe de taille; clase de tamano',
  consumerSizing:
    'consumer sizing, consumers, consumer, consumer size, trend consumer sizing; verbraucher, konsumenten, groesse verbraucher, grosse verbraucher; consommateurs, taille consommateurs; consumidores, tamano consumidores',
  industrySizing:
    'industry sizing, industry, industry size, trend industry sizing, business; industrie, wirtschaft, groesse industrie, grosse industrie; taille industrie, entreprises; industria, empresas, tamano industria',
  societySizing:
    'society sizing, society, society size, trend society sizing; gesellschaft, groesse gesellschaft, grosse gesellschaft; societe, taille societe; sociedad, tamano sociedad',
  quadrant:
    'quadrant, maturity, signal type, quadrant name, quadrant number; reife, reifegrad, signalart; maturite, type de signal; cuadrante, madurez, tipo de senal',
  status: 'status, topic status, decision; bewertung, entscheidung; statut, etat; estado',
  ring: 'ring, radar ring; anneau; anillo',
  moved: 'moved, movement, move, ring move; bewegung; mouvement; movimiento',
  isNew: 'is new, isnew, new, flag; neu, ist neu; nouveau; nuevo',
  consensus:
    'consensus, topic consensus label, trend consensus label, consensus label, agreement level; konsens, einigkeit; accord; consenso, acuerdo',
  consensusIcon:
    'consensus icon, topic consensus icon uri, trend consensus icon uri; konsens symbol; icone consensus; icono consenso',
  drivers:
    'drivers, driver count, driver, number of drivers, drivers count, impacting drivers, number of impacting drivers; treiber, anzahl treiber, zahl der treiber; moteurs, nombre de moteurs, facteurs; impulsores, numero de impulsores, factores',
  image:
    'image, picture, photo, cover, image url, image uri, topic image s3 uri, trend image s3 uri; bild, foto, titelbild; photo, illustration, couverture; imagen, portada',
  growthSeries:
    'growth series, series, data series, growth source; datenreihe, wachstum quelle; serie, serie de donnees; serie de datos',
  links:
    'links, link, sources, source, url, urls, web address, reference, references; quelle, quellen, verweis, verweise, belege; lien, liens, source, sources, reference; enlace, enlaces, fuente, fuentes',
  note: 'my note, my notes; meine notiz, meine notizen',
  topic:
    'topic, topic name, topics, signal, of topic, technology, idea; thema, themen, signal, stichwort, technologie; sujet, theme, sujets; tema, temas, asunto, senal',
  topicId:
    'topic id, tid, topic tid, id, trend or topic id; thema id, themen id, thema nr; id sujet, id du sujet; id tema, id del tema',
  title:
    'title, name, source title, insight, insight title, headline, source; titel, quelle, name der quelle; titre, source; titulo, fuente',
  url: 'link, url, address, web address, data point url, source url; adresse, webadresse, verweis, internetadresse; lien, adresse, site, adresse web; enlace, direccion, sitio, direccion web',
  classification:
    'classification, internal classification, kind, type, class; einstufung, klassifizierung, art; classement, nature; clasificacion, clase, tipo',
  updated:
    'updated, last updated, as of, date, last update; stand, aktualisiert, datum; mis a jour, date de mise a jour; actualizado, fecha',
  value:
    'value, data point value, figure, data point, number; wert, zahl, kennzahl, datenpunkt; valeur, chiffre, donnee; valor, cifra, dato',
  text: 'text, provocation, question, what happened, description, statement; provokation, frage, these, beschreibung; provocation, texte, question; provocacion, texto, pregunta',
  period:
    'period, years, year, phase, time, date, when; zeitraum, jahr, jahre, zeit; periode, annee, annees, epoque; periodo, ano, anos, epoca',
  product:
    'product, developed product, startup developed product, offer; produkt, angebot; produit, offre; producto, oferta',
  stage:
    'stage, fundraising stage, round, startup fundraising stage; finanzierungsphase, finanzierungsrunde, runde; stade, tour, levee; etapa, ronda, fase',
  amount:
    'amount, fundraising amount, funding, raised, startup fundraising amount; betrag, summe, finanzierung; montant, financement; importe, monto, financiacion',
  date: 'date, created at, published, day; datum, tag, veroeffentlicht, veroffentlicht; date, publie le, jour; fecha, publicado, dia',
  type: 'type, kind; art, typ; type, genre; tipo',
  label:
    'property, key, field, label, setting; eigenschaft, feld, bezeichnung; propriete, champ, libelle; propiedad, campo, etiqueta',
  favicon: 'icon, favicon, source favicon; symbol; icone; icono',
  sourceTitle:
    'source, source title, publication; quelle, name der quelle; source, titre de la source; fuente, titulo de la fuente',
};

/** Names that mean the field only on sheets of one kind. */
export const KIND_SYNONYMS: Readonly<Partial<Record<SheetKind, Partial<Record<FieldKey, string>>>>> = {
  topics: {
    id: 'topic id, topic nr; thema id, themen id; id sujet; id tema',
    name: 'topic, signal, subject, item, issue, idea, technology, statement, thesis; thema, themen, stichwort, technologie, aussage, these; sujet, theme, signal, idee; tema, asunto, senal, idea',
  },
  trends: { id: 'trend id, ssid', name: 'trend, cluster, theme, group; gruppe; tendance; tendencia' },
  shifts: { name: 'shift, megatrend, mega trend; umbruch, wandel; mutation, megatendance; cambio, megatendencia' },
  startups: {
    name: 'startup, start up, company, organisation, organization, startup names, firm; unternehmen, firma; jeune pousse, entreprise, societe; empresa, compania',
    description: 'startup descriptions',
    url: 'startup informations source url, website; webseite; site web; sitio web',
  },
  platforms: {
    name: 'platform, opportunity, opportunity name, opportunity platform; plattform, chance; plateforme, opportunite; plataforma, oportunidad',
  },
  insights: { topic: 'name, trend or topic; trend', description: 'insight description' },
  datapoints: { description: 'data point description' },
  quadrants: { label: 'label, shown as; anzeige; affichage; etiqueta' },
};

/** Names of sheets. */
export const SHEET_SYNONYMS: Readonly<Record<SheetKind, string>> = {
  topics:
    'topics, topic, signals, items, ideas, data; themen, thema, signale, daten; sujets, themes, signaux, donnees; temas, senales, datos',
  trends:
    'trends, trend, clusters, groups, categories; gruppen, kategorien; tendances, groupes, categories; tendencias, grupos, categorias',
  shifts:
    'shifts, shift, megatrends, mega trends; umbrueche, umbruche; mutations, megatendances; cambios, megatendencias',
  sources: 'sources, source, links, references; quellen, quelle; sources, liens; fuentes, enlaces',
  datapoints:
    'data points, data point, datapoints, figures, facts; datenpunkte, zahlen, kennzahlen; chiffres, points de donnees; datos clave, cifras, puntos de datos',
  provocations: 'provocations, provocation, questions; provokationen, fragen; provocaciones, preguntas',
  startups:
    'start ups, startups, start up, startup, companies, manifestations; unternehmen, firmen; jeunes pousses, entreprises; empresas, empresas emergentes',
  evolution:
    'evolution, history, timeline, evolutions; entwicklung, verlauf; evolution, historique; evolucion, historia',
  platforms:
    'platforms, platform, opportunities, opportunity platforms; plattformen, chancen; plateformes, opportunites; plataformas, oportunidades',
  insights:
    'insights, insight, foresight, foresight feed; erkenntnisse, einsichten; enseignements, analyses; hallazgos, perspectivas',
  project: 'project, about, meta; projekt; projet, a propos; proyecto, acerca de',
  discoveries: 'discoveries, new discoveries, new; entdeckungen, neu; decouvertes; descubrimientos',
  quadrants: 'quadrants, quadrant; quadranten; quadrants; cuadrantes',
  'previous-topics': 'previous topics; fruehere themen, fruhere themen; sujets precedents; temas anteriores',
  'previous-trends': 'previous trends; fruehere trends, fruhere trends; tendances precedentes; tendencias anteriores',
};
