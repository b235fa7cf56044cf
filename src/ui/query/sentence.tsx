import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import type { AskReading, AskSpan, ReadChip } from '../../domain/query/language/segment';
import { formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { Row } from '../kit/layout/stack';
import { WordsOfChip, nameOfChip } from './ask-chips';
import barStyles from './ask-bar.module.scss';
import styles from './sentence.module.scss';

interface Props {
  readonly bar: AskBar;
  readonly reading: AskReading;
  /** Holds the sentence and the focus; what is shown here stands for its text. */
  readonly input: RefObject<HTMLInputElement | null>;
}

type Selection = readonly [from: number, to: number];

/** The sentence with the chip of each part below its words; words without one in grey, those that may turn a meaning in amber. */
export const Sentence = observer(function Sentence({ bar, reading, input }: Props) {
  const selection = useSelection(input, bar.text);
  const goTo = (place: number): void => {
    input.current?.focus();
    input.current?.setSelectionRange(place, place);
  };
  return (
    <div className={styles.sentence}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the field has the keys */}
      <div
        className={styles.words}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => input.current?.focus()}
      >
        {piecesOf(reading).map(({ span, gap }) => {
          const chips = span.kind === 'chip' ? chipsAt(reading, span) : [];
          return (
            <span key={span.from} className={styles.piece}>
              <span className={styles.line} aria-hidden="true">
                {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the field has the keys */}
                <span
                  className={styles.text}
                  data-kind={span.kind}
                  data-asked={(span.kind === 'amber' && span.chip !== null && span.chip === bar.asking) || undefined}
                  onClick={() => {
                    goTo(span.to);
                    if (span.chip !== null && reading.chips[span.chip]?.question) bar.ask(span.chip);
                  }}
                >
                  <Caret span={span} selection={selection} />
                </span>
                {gap !== null && <Caret span={gap} selection={selection} />}
              </span>
              {chips.map(({ chip, at }) => (
                <Proposed key={at} bar={bar} chip={chip} at={at} />
              ))}
            </span>
          );
        })}
      </div>
      <Foot bar={bar} />
    </div>
  );
});

/** Each span with the spaces and signs behind it. */
function piecesOf({ spans }: AskReading): readonly { readonly span: AskSpan; readonly gap: AskSpan | null }[] {
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    if (span.kind === 'gap' && at > 0) return [];
    return [{ span, gap: span.kind !== 'gap' && next?.kind === 'gap' ? next : null }];
  });
}

/** The chips whose first words are these. */
function chipsAt({ chips }: AskReading, span: AskSpan): readonly { readonly chip: ReadChip; readonly at: number }[] {
  return chips.flatMap((chip, at) => {
    const [first] = chip.spans;
    return first !== undefined && first.from >= span.from && first.from < span.to ? [{ chip, at }] : [];
  });
}

const Proposed = observer(function Proposed({
  bar,
  chip,
  at,
}: {
  readonly bar: AskBar;
  readonly chip: ReadChip;
  readonly at: number;
}) {
  const { question } = chip;
  return (
    <span
      className={barStyles.chip}
      data-proposed
      data-open={question !== null || undefined}
      data-excluded={chip.isExcluded || undefined}
    >
      <button type="button" className={barStyles.value} disabled={question === null} onClick={() => bar.ask(at)}>
        <WordsOfChip chip={chip} {...(question !== null && { value: question.short ?? `${chip.value}?` })} />
      </button>
      <button
        type="button"
        className={barStyles.cross}
        aria-label={`Drop ${nameOfChip(chip)}`}
        onClick={() => bar.dropRead(at)}
      >
        <X size={12} aria-hidden="true" />
      </button>
    </span>
  );
});

/** The text of a piece with the cursor of the field in it. */
function Caret({
  span: { text, from, to, kind },
  selection: [start, end],
}: {
  readonly span: AskSpan;
  readonly selection: Selection;
}) {
  // At the border of two pieces the cursor stands in the first one.
  const isHere = start > from ? start <= to : start === 0 && from === 0;
  const isSelected = start !== end && start < to && end > from;
  if (isSelected)
    return (
      <>
        {text.slice(0, Math.max(0, start - from))}
        <mark>{text.slice(Math.max(0, start - from), end - from)}</mark>
        {text.slice(end - from)}
      </>
    );
  if (!isHere) return text;
  return (
    <>
      {text.slice(0, start - from)}
      <i className={styles.caret} data-gap={kind === 'gap' || undefined} />
      {text.slice(start - from)}
    </>
  );
}

function useSelection(input: RefObject<HTMLInputElement | null>, text: string): Selection {
  const [selection, setSelection] = useState<Selection>([text.length, text.length]);
  useEffect(() => {
    const follow = (): void => {
      const { selectionStart = null, selectionEnd = null } = input.current ?? {};
      if (selectionStart !== null && selectionEnd !== null) setSelection([selectionStart, selectionEnd]);
    };
    follow();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [input, text]);
  return selection;
}

/** What the marks mean, how many rows the parts leave, and the button that confirms them. */
const Foot = observer(function Foot({ bar }: { readonly bar: AskBar }) {
  const { nextCount, count, isWarned, isReading } = bar;
  const marked = bar.current?.effect;
  const after = marked?.kind === 'rows' ? ` → ${formatCount(marked.count + marked.adds)}` : '';
  return (
    <Row gap="8 16" wrap justify="between" type="caption" tone="muted" pad="8 12" className={styles.foot}>
      <Row gap="4 16" wrap>
        {isWarned ? (
          <span role="alert">The parts in amber are unclear. Press ↵ again to answer without them.</span>
        ) : (
          <>
            <span>
              <i className={styles.example} data-kind="chip" /> becomes a part
            </span>
            <span>
              <i className={styles.example} data-kind="grey" /> is not used
            </span>
            <span>
              <i className={styles.example} data-kind="amber" /> may turn the meaning
            </span>
          </>
        )}
      </Row>
      <Row gap={12}>
        {nextCount !== null && (
          <span className={styles.count}>
            <b>
              {formatCount(nextCount)}
              {after}
            </b>{' '}
            of {formatCount(count?.of ?? nextCount)}
          </span>
        )}
        {isReading && <Spinner size={14} />}
        <Button size="small" disabled={isReading} onClick={() => void bar.enter()}>
          {isReading ? 'Reading' : 'Answer'} ↵
        </Button>
      </Row>
    </Row>
  );
});
