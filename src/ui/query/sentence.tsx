import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import type { OpenPlace } from '../../domain/query/language/amber';
import type { AskReading, AskSpan, ReadChip } from '../../domain/query/language/segment';
import { formatCount } from '../../domain/shared/figures';
import { isSearchable } from '../../domain/shared/stop-words';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { Box, Row } from '../kit/layout/stack';
import { WordsOfChip } from './ask-chips';
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
      <Box
        type="lead"
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
                  data-kind={span.text === bar.command?.verb ? 'chip' : span.kind}
                  data-asked={(span.place !== null && span.place === bar.place) || undefined}
                  onClick={() => {
                    goTo(span.to);
                    if (span.place !== null) bar.stopAt(span.place);
                  }}
                >
                  <Caret span={span} selection={selection} />
                </span>
                {gap !== null && <Caret span={gap} selection={selection} />}
              </span>
              {span.kind === 'grey' && span.text !== bar.command?.verb && isSearchable(span.text) && (
                <Button variant="quiet" size="small" onClick={() => bar.search(span)}>
                  Search for it
                </Button>
              )}
              {chips.map((chip) => (
                <Row
                  as="span"
                  inline
                  type="small"
                  key={chip.id}
                  className={barStyles.chip}
                  data-proposed
                  data-excluded={chip.isExcluded || undefined}
                >
                  <span className={barStyles.value}>
                    <WordsOfChip chip={chip} />
                  </span>
                </Row>
              ))}
            </span>
          );
        })}
      </Box>
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
function chipsAt({ chips }: AskReading, span: AskSpan): readonly ReadChip[] {
  return chips.filter(({ spans: [first] }) => first !== undefined && first.from >= span.from && first.from < span.to);
}

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

/** What is to be chosen at an open place. */
export function placeWords({ words, readings }: OpenPlace): string {
  if (readings.length === 0) return `‘${words}’ is not part of a query. Change it or delete it.`;
  return `Choose with ↓ what ‘${words}’ means here, or change it.`;
}

/** What Enter does, what the marks mean, how many rows the parts leave, and the button that does the same as Enter. */
const Foot = observer(function Foot({ bar }: { readonly bar: AskBar }) {
  const { nextCount, reading, openPlace, isReading } = bar;
  const marked = bar.current && bar.effectOf(bar.current);
  const after = marked?.kind === 'rows' ? ` → ${formatCount(marked.count)}` : '';
  const [first] = reading?.open ?? [];
  return (
    <Row gap="8 16" wrap justify="between" type="caption" tone="muted" pad="8 12" className={styles.foot}>
      <Row gap="4 16" wrap>
        {openPlace !== null ? (
          <span>{placeWords(openPlace)}</span>
        ) : (
          <>
            <span>
              <i className={styles.example} data-kind="chip" /> becomes a part
            </span>
            <span>
              <i className={styles.example} data-kind="grey" /> is not used
            </span>
            {first !== undefined && (
              <span>
                <i className={styles.example} data-kind="amber" /> is no part yet: ↵ goes there
              </span>
            )}
          </>
        )}
      </Row>
      <Row gap={12}>
        {nextCount !== null && first === undefined && (
          <span className={styles.count}>
            <b>
              {formatCount(nextCount.count)}
              {after}
            </b>{' '}
            of {formatCount(nextCount.of)}
          </span>
        )}
        {isReading && <Spinner size={14} />}
        <Button size="small" disabled={isReading} onClick={() => void bar.enter()}>
          {isReading ? 'Reading' : first !== undefined ? `Go to ‘${first.words}’` : (bar.current?.words ?? 'Answer')} ↵
        </Button>
      </Row>
    </Row>
  );
});
