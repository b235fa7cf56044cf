import fc from 'fast-check';
import { describe, it } from 'vitest';
import { comparedRows } from '../../../src/domain/compare/comparison';
import { comparisonWords } from '../../../src/domain/compare/comparison-words';
import { coverageOf, tallyWords } from '../../../src/domain/worklist/coverage';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { evidenceProfile } from '../../../src/domain/evidence/evidence-profile';
import { documentShare, evidenceWords, publisherShare } from '../../../src/domain/evidence/evidence-words';
import { signalField } from '../../../src/domain/home/signal-field';
import { figureOf, FIGURES, type SignalFigure } from '../../../src/domain/topic/figures';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { someTopics, twoVersions } from '../../builders/random-topics';
import { numberOf, shown, versionOf, saidFigure } from './naive';

describe('what is said of a comparison', () => {
  const COMPARED = ['growth', 'sizing', 'consumer', 'industry', 'society'] as const;
  const placeOf = (topic: Topic, figure: SignalFigure, all: readonly Topic[]): number | null => {
    const value = figureOf(figure, topic);
    const known = all.map((each) => figureOf(figure, each)).filter((each) => each !== null);
    return value === null || known.length < 2 ? null : known.filter((each) => each > value).length + 1;
  };
  const apart = (figure: SignalFigure, chosen: readonly Topic[], all: readonly Topic[]): number => {
    const places = chosen.map((topic) => placeOf(topic, figure, all)).filter((place) => place !== null);
    return places.length < 2 ? 0 : Math.max(...places) - Math.min(...places);
  };
  const figureNamed = (words: string): SignalFigure | undefined =>
    COMPARED.find((figure) => words.replace(/^in (?:sizing for )?/, '') === FIGURES[figure].label.toLowerCase());

  /** Whether `figure` separates the topics, and more than each other one where 'most' is said. */
  function isFurthest(words: string, isMost: boolean, chosen: readonly Topic[], all: readonly Topic[]): boolean {
    const figure = figureNamed(words);
    if (figure === undefined) return false;
    const own = apart(figure, chosen, all);
    const others = COMPARED.filter((each) => each !== figure).map((each) => apart(each, chosen, all));
    return own > 0 && others.every((other) => (isMost ? other < own : other <= own));
  }

  function isTrue(
    sentence: string,
    chosen: readonly Topic[],
    all: readonly Topic[],
    before: readonly Topic[],
  ): boolean {
    const named = (name = '') => chosen.find((topic) => topic.name === name);
    const valueOf = (figure: SignalFigure, name: string): number | null => {
      const topic = named(name);
      return topic === undefined ? null : figureOf(figure, topic);
    };
    const [, small = '', large = '', verb = '', where = '', low = '', high = '', places, of] =
      /^(T\d) and (T\d) (differ|differ most) (in .+): ([−+]?[\d.]+) % against ([−+]?[\d.]+) %, (\d+) places? of (\d+) apart\.$/.exec(
        sentence,
      ) ?? [];
    if (verb !== '') {
      const figure = figureNamed(where) ?? 'growth';
      const values = chosen.map((topic) => figureOf(figure, topic)).filter((value) => value !== null);
      const total = all.filter((topic) => figureOf(figure, topic) !== null).length;
      return (
        isFurthest(where, verb.endsWith('most'), chosen, all) &&
        valueOf(figure, large) === Math.max(...values) &&
        valueOf(figure, small) === Math.min(...values) &&
        shown(Math.max(...values)) === saidFigure(high) &&
        shown(Math.min(...values)) === saidFigure(low) &&
        apart(figure, chosen, all) === Number(places) &&
        total === Number(of)
      );
    }
    const [, one, other, differ = '', figure = ''] =
      /^(T\d) and (T\d) (differ|differ most) (in .+)$/.exec(sentence) ?? [];
    if (one !== undefined) {
      const of = figureNamed(figure) ?? 'growth';
      const pair = [named(one), named(other)].filter((topic) => topic !== undefined);
      return (
        isFurthest(figure, differ.endsWith('most'), chosen, all) && apart(of, pair, all) === apart(of, chosen, all)
      );
    }
    const [, fast, ratio = '', slow, size] = /^(T\d) grows (.+) as fast as (T\d)(?:, (.+))?$/.exec(sentence) ?? [];
    if (fast !== undefined) {
      const [a, b] = [named(fast), named(slow)];
      if (a?.growth == null || b?.growth == null) return false;
      const grow = chosen.map(({ growth }) => growth ?? 0).filter((growth) => growth > 0);
      const [most, least] = [Math.max(...grow), Math.min(...grow)];
      return a.growth === most && b.growth === least && isRatio(ratio, most / least) && isSize(size, a, b);
    }
    const [, high2 = '', name, low2 = ''] =
      /^(\w+) already sees? (T\d); (\w+) do(?:es)? not yet\.$/.exec(sentence) ?? [];
    if (name !== undefined) {
      const { consumer = null, industry = null, society = null } = named(name)?.sizing ?? {};
      const lens = { consumers: consumer, industry, society } as Record<string, number | null>;
      return (lens[high2.toLowerCase()] ?? 0) >= 0.4 && (lens[low2.toLowerCase()] ?? 1) < 0.3;
    }
    const [, moved, label] = /^(T\d) moved to (.+) since Sep 30, 2025\.$/.exec(sentence) ?? [];
    const topic = named(moved);
    const was = topic && versionOf(topic, before);
    return topic?.quadrant.label === label && was !== undefined && was.quadrant !== topic?.quadrant;
  }

  function isRatio(words: string, ratio: number): boolean {
    if (words === 'more than twelve times') return ratio > 12;
    const word = words.replace('about ', '').replace(/ times$/, '');
    const said =
      word === 'twice' ? 2 : word.endsWith(' and a half') ? numberOf(word.split(' ')[0] ?? '') + 0.5 : numberOf(word);
    const off = Math.abs(said - ratio) / ratio;
    return words.startsWith('about') || /\d/.test(words) ? off <= 0.05 : off <= 0.005;
  }

  function isSize(words: string | undefined, a: Topic, b: Topic): boolean {
    const [own, other] = [a.sizing.average, b.sizing.average];
    if (words === undefined) return own === null || other === null || other === 0;
    if (own === null || other === null) return false;
    const ratio = own / other;
    const bound = { 'a tenth of': 0.1, 'a quarter of': 0.25, 'a third of': 1 / 3, half: 0.5 };
    const [, less] = /^at less than (.+) its size$/.exec(words) ?? [];
    if (less !== undefined) return ratio < bound[less as keyof typeof bound];
    if (words === 'and is smaller') return ratio < 1;
    if (words === 'and is larger') return ratio > 1;
    if (words === 'at about the same size') return Math.abs(ratio - 1) <= 0.051;
    const [, more, times = ''] = /^at (more than )?(.+?)(?: times)? its size$/.exec(words) ?? [];
    const said = times === 'twice' ? 2 : numberOf(times);
    return more === undefined ? Math.abs(ratio - said) < 1e-9 : ratio > said;
  }

  it('holds for the figures, places and both versions', () => {
    fc.assert(
      fc.property(twoVersions, fc.integer({ min: 2, max: 4 }), ({ before, now }, count) => {
        const chosen = now.slice(0, count);
        const compared = chosen.map((signal) => ({
          signal,
          previous: before.find(({ id }) => id === signal.id) ?? null,
        }));
        const { headline, sentences } = comparisonWords(compared, comparedRows(chosen, now), 'Sep 30, 2025');
        const all = [...(headline === null ? [] : [headline]), ...sentences];
        const wrong = all.filter((sentence) => !isTrue(sentence, chosen, now, before));
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      }),
    );
  });
});

describe('what is said of one cell of the coverage', () => {
  it('counts what is decided and Important', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const { total } = coverageOf(topics, NO_FACTS);
        const text = tallyWords(total);
        const [, decided, all] = /^(\d+) of (\d+) topics? decided/.exec(text) ?? [];
        const figure = (name: string) => Number(new RegExp(`(\\d+) ${name}`).exec(text)?.[1] ?? 0);
        const count = (of: (topic: Topic) => boolean) => topics.filter(of).length;
        return (
          Number(decided) === count(({ status }) => status !== 0) &&
          Number(all) === topics.length &&
          figure('Important') === count(({ status }) => status === 3)
        );
      }),
    );
  });
});

describe('what is counted on the home page', () => {
  it('is the topics of each quadrant, of those without a place on the map too', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const field = signalField({ topics, trends: [] }, { topics: [], trends: [] });
        const placed = topics.filter(({ growth, sizing }) => growth !== null && sizing.average !== null);
        if (field === null) return placed.length === 0;
        const counted = [1, 2, 3, 4].every((code) => {
          const { name } = quadrantOf(code as 1);
          return (field.counts.get(name) ?? 0) === topics.filter(({ quadrant }) => quadrant.code === code).length;
        });
        return placed.length > 0 && counted;
      }),
    );
  });
});

describe('what is said of evidence', () => {
  const HOSTS = [
    'https://one.example/a',
    'https://one.example/b',
    'https://two.example/',
    'https://three.example/x',
    '',
  ];
  const source = fc.record({
    title: fc.constant('Title'),
    url: fc.constantFrom(...HOSTS),
    internalClassification: fc.constantFrom('Statistics', 'Regulation', null),
  });

  it('holds for publishers, kinds and addresses', () => {
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 7 }), fc.nat({ max: 3 }), (sources, nat) => {
        const shared = Math.min(nat, sources.length);
        const profile = evidenceProfile(sources, null);
        const { headline, text } = evidenceWords(profile, { kinds: ['Statistics', 'Regulation'], sharedCount: shared });
        const count = sources.length;
        const hosts = sources.flatMap(({ url }) => (url === '' ? [] : [new URL(url).hostname]));
        const of = (host: string) => hosts.filter((each) => each === host).length;
        const different = [...new Set(hosts)];
        const most = Math.max(0, ...different.map(of));
        const kinds = sources.map(({ internalClassification }) => internalClassification);
        const fronts = sources.filter(({ url }) => url === 'https://two.example/').length;
        const claims: boolean[] = [];
        const claim = (pattern: RegExp, said: string, holds: (...parts: string[]) => boolean) => {
          const [match, ...parts] = pattern.exec(said) ?? [];
          if (match !== undefined) claims.push(holds(...parts));
        };
        claim(/^Thin evidence: a single source\./, headline, () => count === 1);
        claim(
          /^(\w+) sources? without a web address/,
          headline,
          (word = '') => numberOf(word) === count && hosts.length === 0,
        );
        claim(
          /^A single publisher: all (\w+) sources/,
          headline,
          (word = '') => numberOf(word) === count && different.length === 1 && hosts.length === count,
        );
        claim(
          /^One publisher is named: (\w+) of the (\w+) sources/,
          headline,
          (part = '', all = '') =>
            different.length === 1 &&
            numberOf(part) === hosts.length &&
            numberOf(all) === count &&
            hosts.length < count,
        );
        claim(/from (\w+) publishers\./, headline, (word = '') => numberOf(word) === different.length);
        claim(/of one kind/, headline, () => new Set(kinds).size === 1 && !kinds.includes(null));
        claim(
          /^(\w+) publishers, none with more/,
          headline,
          (word = '') => numberOf(word) === different.length && most === 1,
        );
        claim(
          /^(\w+) publishers with (\w+) sources each/,
          headline,
          (all = '', each = '') =>
            numberOf(all) === different.length && different.every((host) => of(host) === numberOf(each)),
        );
        claim(
          /^(\w+) publishers; (\S+) has (\w+) of the (\w+)/,
          headline,
          (all = '', host = '', part = '', total = '') =>
            numberOf(all) === different.length &&
            of(host) === numberOf(part) &&
            of(host) === most &&
            numberOf(total) === count,
        );
        claim(
          /No (.+?) is among them/,
          text,
          (names = '') =>
            !kinds.includes(null) &&
            names.split(' or ').every((name) => !kinds.some((kind) => kind?.toLowerCase() === name)),
        );
        const partOf = (words: string) => (/^All|^It|^Both/.test(words) ? count : numberOf(words.split(' ')[0] ?? ''));
        claim(/((?:\w+ )+?)leads? to a front page/, text, (words = '') => partOf(words) === fronts);
        claim(/((?:\w+ )+?)also stands? behind/, text, (words = '') => partOf(words) === shared);
        claim(/^each leads to a document/, documentShare(profile), () => hosts.length === count && fronts === 0);
        claim(/^(\d+) leads? to a front page/, documentShare(profile), (said) => Number(said) === fronts);
        claim(/^(\d+) without a web address/, documentShare(profile), (said) => Number(said) === count - hosts.length);
        claim(
          /^each has (\d+) of the (\d+)/,
          publisherShare(profile),
          (each, all) => different.every((host) => of(host) === Number(each)) && Number(all) === count,
        );
        claim(
          /^the largest has (\d+) of (\d+), (\d+) %/,
          publisherShare(profile),
          (part, all, percent) =>
            Number(part) === most && Number(all) === count && Math.round((most / count) * 100) === Number(percent),
        );
        return claims.length > 0 && claims.every(Boolean);
      }),
    );
  });
});
