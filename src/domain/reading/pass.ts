import { isDecided, TOPIC_STATUSES } from '../topic/topic-status';
import type { Draft } from './draft';
import type { LexemeKind } from './language';
import { meaningOf, type Lexeme } from './lexer';
import type { KnownProject } from './names';
import { openParts } from './parts-of-whole';
import { matchAt } from './rule';
import { DATE_RULES } from './rules/date-rules';
import { readFigure } from './figures-in-text';
import { FIGURE_RULES } from './rules/figure-rules';
import { ORDER_RULES, STATISTIC_RULES } from './rules/order-rules';
import { STATE_RULES, TAKE_BACK_RULES } from './rules/state-rules';
import { readSubject } from './subject-in-text';
import { textAt } from './text-at';
import { asksAgain } from './second-question';
import { beginsClause } from './words';

const RULES = [...TAKE_BACK_RULES, ...ORDER_RULES, ...FIGURE_RULES, ...STATISTIC_RULES, ...STATE_RULES, ...DATE_RULES];

/** Kinds that say something of the whole question, wherever they stand. */
const CUES: ReadonlySet<string> = new Set<LexemeKind>(
  'pronoun howto meaning self judge future team make instead only what drop rest list overview similar greet whyHere compare'.split(
    ' ',
  ) as LexemeKind[],
);
/** After a condition these stand for the rows of the question itself. */
const OF_ITS_OWN = /^(?:(?:the|those|these) ones|those|these|they|them|die|diejenigen|denen)$/;

/** What is said to have what follows. */
const HAVING =
  /\b(?:with|have|has|having|contain|contains|containing|include|includes|hold|holds|gibt|mit|haben|hat|enthalten|enthalt|zu|about|on|of|in|uber|von)\b/;

/** Reads the lexemes of a question in one pass: a rule takes as many as it can, and a word that none takes is left over. */
export class Pass {
  readonly #draft: Draft;
  readonly #project: KnownProject;
  readonly #lexemes: readonly Lexeme[];
  #at = 0;
  /** Nothing with a meaning stands before: 'could you please show me'. */
  #isFrame = true;
  /** The last lexeme was left over, so that the next one belongs to it. */
  #isLeft = false;
  /** The small words directly before. */
  #before = '';
  /** Of the atoms, where 'with' or 'have' stands. */
  #havingAt: number | null = null;

  constructor(draft: Draft, lexemes: readonly Lexeme[], project: KnownProject) {
    this.#draft = draft;
    this.#lexemes = lexemes;
    this.#project = project;
    draft.isWord = (text) => lexemes.some((lexeme) => lexeme.text === text && lexeme.meanings[0]?.kind === 'word');
  }

  run(): void {
    while (this.#at < this.#lexemes.length) this.#step();
  }

  #step(): void {
    const lexeme = this.#lexemes[this.#at];
    if (lexeme === undefined) return;
    if (this.#at === 0 && meaningOf(lexeme, ['command']) !== undefined) this.#draft.cues.set('command', lexeme.text);
    if (meaningOf(lexeme, ['meaning']) !== undefined) this.#draft.cues.set('mayMean', lexeme.text);
    this.#at += openParts(this.#lexemes, this.#at, this.#draft, this.#before);
    if (this.#applyRule() || this.#takeMeaning(lexeme) || this.#takeText(lexeme)) return;
    const isSmall = meaningOf(lexeme, ['glue', 'comma']) !== undefined;
    const isFrame = this.#isFrame && meaningOf(lexeme, ['frame']) !== undefined;
    if (!isSmall && !isFrame) return this.#leave(lexeme);
    if (this.#isLeft && isSmall) this.#pending += ` ${lexeme.text}`;
    if (/^(?:anything|something|everything|any|all|every|alle|etwas|alles)$/.test(lexeme.text))
      this.#draft.cues.set('anything', lexeme.text);
    // A new clause: 'except for new ones, what moved'.
    if (this.#draft.hasConditions && beginsClause(lexeme.text) && this.#draft.atoms.at(-1)?.kind === 'connective')
      this.#draft.atoms.push({ kind: 'connective', value: 'but' });
    if (
      /^(?:is|are|that|which|who|have|has|do|does|come|comes|kommen|stammen|sit|sits|lie|lies|sind|ist|haben|hat|die|der|liegt|liegen|steht|stehen)$/.test(
        lexeme.text,
      )
    )
      this.#draft.atoms.push({ kind: 'verb' });
    if (/^(?:among|amongst|unter|innerhalb)$/.test(lexeme.text)) this.#draft.atoms.push({ kind: 'among' });
    if (/^(?:with|have|has|having|contain|contains|containing|gibt|mit|haben|hat|enthalten|enthalt)$/.test(lexeme.text))
      this.#havingAt = this.#draft.atoms.length;
    this.#before = `${this.#before} ${lexeme.text}`.trim();
    this.#at += 1;
  }

  /** Small words after a word that was left over, which belong to it where another one follows. */
  #pending = '';

  #leave({ text, meanings }: Lexeme): void {
    const { atoms } = this.#draft;
    // 'Between 5 and 10 %' is one part.
    const isSecond =
      atoms.at(-1)?.kind === 'connective' && atoms.at(-2)?.kind === 'unread' && meanings[0]?.kind === 'amount';
    if (isSecond) {
      atoms.pop();
      [this.#isLeft, this.#pending] = [true, ' and'];
    }
    const last = atoms.at(-1);
    if (this.#isLeft && last?.kind === 'unread')
      this.#draft.atoms.splice(-1, 1, { kind: 'unread', text: `${last.text}${this.#pending} ${text}` });
    else this.#draft.unread(text);
    this.#pending = '';
    this.#isLeft = true;
    this.#isFrame = false;
    this.#before = '';
    this.#at += 1;
  }

  #done(count: number): true {
    this.#before = '';
    this.#at += count;
    this.#isFrame = false;
    this.#isLeft = false;
    this.#pending = '';
    return true;
  }

  #applyRule(): boolean {
    const draft = this.#draft;
    draft.previous = this.#before;
    if (HAVING.test(this.#before)) draft.cues.set('with', this.#before);
    else draft.cues.delete('with');
    for (const each of RULES) {
      const match = matchAt(each, this.#lexemes, this.#at);
      if (match === null) continue;
      const following = this.#lexemes[match.end];
      draft.following = following?.text ?? '';
      draft.isBeforeFigure = meaningOf(following, ['figure']) !== undefined;
      if (each.read(draft, match) === false) continue;
      return this.#done(match.end - match.start);
    }
    return false;
  }

  #takeMeaning(lexeme: Lexeme): boolean {
    const draft = this.#draft;
    for (const meaning of lexeme.meanings) {
      const { kind, value } = meaning;
      if (kind === 'neg') {
        const isWhole =
          this.#isFrame && value === 'not' && meaningOf(this.#lexemes[this.#at + 1], ['frame', 'list']) !== undefined;
        if (isWhole) draft.cues.set('allNot', '');
        else draft.atoms.push({ kind: 'negation', value: String(value), text: lexeme.text });
        if (/have|has|with|kein|no$/.test(lexeme.text)) this.#havingAt = draft.atoms.length - 1;
        const wasFrame = this.#isFrame;
        this.#done(1);
        this.#isFrame = wasFrame && isWhole;
        return true;
      }
      if (kind === 'but' && !draft.hasConditions && draft.subject !== null && draft.cues.has('anything')) {
        draft.atoms.push({ kind: 'negation', value: 'except', text: lexeme.text });
        return this.#done(1);
      }
      if (kind === 'and' || kind === 'or' || kind === 'but' || kind === 'comma') return this.#connect(kind);
      if (kind === 'mark') {
        const hasStatus = draft.atoms.some((atom) => atom.kind === 'condition' && atom.requirement.kind === 'status');
        if (!hasStatus) draft.condition({ kind: 'status', statuses: TOPIC_STATUSES.filter(isDecided) }, true);
        return this.#done(1);
      }
      if (kind === 'subject') {
        const place = { next: this.#lexemes[this.#at + 1], before: this.#before, havingAt: this.#havingAt };
        if (readSubject(draft, meaning, lexeme.text, place)) return this.#done(1);
      }
      if (kind === 'figure' || kind === 'grow') {
        readFigure(draft, meaning, lexeme.text, this.#before);
        return this.#done(1);
      }
      if (kind === 'since') {
        if (draft.subject === null && !draft.hasConditions && draft.group === null) draft.group = 'change';
        draft.since = value as 'update';
        draft.cues.set('since', lexeme.text);
        return this.#done(1);
      }
      if (kind === 'share' && value === 'percent') {
        if (draft.intent !== 'share') draft.cues.set('percent', lexeme.text);
        return this.#done(1);
      }
      if (kind === 'count' || kind === 'share') {
        // A second question: only the first one is answered.
        if (draft.intent !== 'list' && draft.hasConditions) return this.#leaveRest();
        draft.intent = kind;
        if (value === 'all') draft.cues.set('all', lexeme.text);
        draft.shareStart = draft.atoms.length;
        return this.#done(1);
      }
      if (kind === 'was' && value === 'before') {
        draft.aspects.set('before', lexeme.text);
        return this.#done(1);
      }
      if (
        kind === 'aspect' ||
        kind === 'its' ||
        kind === 'groupable' ||
        kind === 'consensus' ||
        (kind === 'lenses' && value === 'lens')
      ) {
        const name = kind === 'its' ? `its ${String(value)}` : kind === 'lenses' ? 'lenses' : String(value);
        // 'Do not belong to Food' is said of Food.
        const isVerb = kind === 'aspect' && value === 'place' && this.#lexemes[this.#at + 1] !== undefined;
        if (isVerb && this.#draft.atoms.at(-1)?.kind === 'negation') return this.#done(1);
        // 'No status' is none of those that are decisions.
        if (kind === 'groupable' && value === 'status' && draft.atoms.at(-1)?.kind === 'negation') {
          draft.condition({ kind: 'status', statuses: TOPIC_STATUSES.filter(isDecided) }, true);
          return this.#done(1);
        }
        if (this.#leaveNegated(lexeme)) return true;
        if (!draft.aspects.has(name)) draft.aspects.set(name, this.#isFrame && kind === 'aspect' ? '' : lexeme.text);
        const wasFrame = this.#isFrame;
        this.#done(1);
        this.#isFrame = wasFrame && kind === 'aspect';
        return true;
      }
      // 'Growing ones without the ones we disregard' goes on in itself.
      if (kind === 'pronoun' && draft.hasConditions && OF_ITS_OWN.test(lexeme.text)) return this.#done(1);
      if (CUES.has(kind)) {
        if (kind === 'similar' && lexeme.text === 'wie') continue;
        if (kind === 'only' && this.#at > 1 && this.#at < this.#lexemes.length - 1) continue;
        if (kind === 'make' && !this.#isFrame && !/brief|handout|pager/.test(lexeme.text)) continue;
        draft.cues.set(
          kind === 'pronoun' ? String(value) : kind,
          kind === 'whyHere' ? String(value) : value === 'ask' ? '' : lexeme.text,
        );
        if (kind === 'compare') draft.intent = 'compare';
        const wasFrame = this.#isFrame;
        this.#done(1);
        this.#isFrame = wasFrame && kind !== 'compare';
        return true;
      }
    }
    return false;
  }

  /** A negation of what is not negated is left over with it: it must not reach what follows. */
  #leaveNegated(lexeme: Lexeme): boolean {
    if (this.#draft.atoms.at(-1)?.kind !== 'negation') return false;
    this.#leave(lexeme);
    return true;
  }

  /** Leaves over all that follows. */
  #leaveRest(): true {
    const rest = this.#lexemes.slice(this.#at).map(({ text }) => text);
    if (meaningOf(this.#lexemes[this.#at], ['comma']) !== undefined) rest.shift();
    else if (this.#draft.atoms.at(-1)?.kind === 'connective') rest.unshift('and');
    this.#draft.unread(rest.join(' '));
    this.#at = this.#lexemes.length;
    return true;
  }

  #connect(kind: 'and' | 'or' | 'but' | 'comma'): true {
    if (kind !== 'or' && asksAgain(this.#lexemes, this.#at, this.#draft)) return this.#leaveRest();
    this.#draft.atoms.push({ kind: 'connective', value: kind });
    this.#done(1);
    // A new clause may begin with a frame of its own: ', and show me'.
    this.#isFrame = kind !== 'or';
    return true;
  }

  /** Words of names and descriptions. */
  #takeText(lexeme: Lexeme): boolean {
    const read = textAt(this.#lexemes, this.#at, this.#draft, this.#before, this.#project);
    if (read === null) return false;
    if (read.condition !== null) {
      this.#draft.atoms.push({ kind: 'condition', requirement: read.condition, isBare: true });
      return this.#done(read.end - this.#at);
    }
    if (!read.hasLead || this.#isFrame) return false;
    // 'Published by' without a publisher asks for what no query holds.
    const isOfNone =
      meaningOf(lexeme, ['cite']) !== undefined &&
      !this.#lexemes.slice(this.#at + 1).some((each) => meaningOf(each, ['name', 'word', 'figure']) !== undefined);
    if (isOfNone) return this.#leaveRest();
    this.#before = lexeme.text;
    this.#at += 1;
    return true;
  }
}
