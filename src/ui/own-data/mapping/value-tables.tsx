import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { AskedColumn, MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ValueMapping } from '../../../domain/own-data/mapping';
import { valueOptions, withRingStatuses } from '../../../domain/own-data/value-mapping';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { IconButton } from '../../kit/controls/icon-button';
import styles from './value-tables.module.scss';

const QUESTIONS: Readonly<Partial<Record<string, string>>> = {
  status: 'Which of our statuses is each of yours?',
  quadrant: 'Which of our quadrants is each of yours?',
  consensus: 'Which level of consensus is each of yours?',
  ring: 'Rings, from the inside',
};

/** The values of columns with statuses, quadrants or levels in other words than ours, and what each becomes; the order of rings. */
export const ValueTables = observer(function ValueTables({ mapping }: { mapping: MappingViewModel }) {
  return mapping.valued.map((asked) => (
    <ValueTable key={`${asked.sheet} ${asked.column.index}`} asked={asked} mapping={mapping} />
  ));
});

function ValueTable({ asked: { sheet, column }, mapping }: { asked: AskedColumn; mapping: MappingViewModel }) {
  const { header, target, values = [] } = column;
  const most = Math.max(1, ...values.map(({ count }) => count));
  const isRing = target === 'ring';
  const sheetOfColumn = mapping.mapping.sheets.find((each) => each.sheet === sheet);
  // A column of statuses decides, where there is one.
  const canBecome = !isRing || !sheetOfColumn?.columns.some((each) => each.target === 'status');
  const options = valueOptions(target).filter(({ meaning }) => !isRing || meaning !== UNDECIDED);
  const set = (next: readonly ValueMapping[]): void => void mapping.mapValues(sheet, column, next);
  return (
    <section className={styles.values} aria-label={`Values of ${header}`}>
      <h3 className={styles.title}>{QUESTIONS[target]}</h3>
      <p className={styles.facts}>
        Column ‘<bdi>{header}</bdi>’, {countOf(values.length, 'value')}.{' '}
        {isRing ? 'The ring is shown as it is.' : 'Your own words stay on the card, beside ours.'}
      </p>
      {isRing && canBecome && (
        <label className={styles.byRing}>
          <input
            type="checkbox"
            checked={values.some(({ meaning }) => meaning !== null)}
            onChange={({ target: { checked } }) =>
              set(checked ? withRingStatuses(values) : values.map((each) => ({ ...each, meaning: null })))
            }
          />
          Start with a status by ring. Otherwise every topic starts as {topicStatusName(UNDECIDED)}.
        </label>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">In your file</th>
            <th scope="col">Rows</th>
            {canBecome && <th scope="col">{isRing ? 'starts as' : 'becomes'}</th>}
            <th scope="col">{isRing ? 'Order' : 'Why'}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((each, place) => (
            <tr key={each.value}>
              <th scope="row" dir="auto">
                {each.value}
              </th>
              <td className={styles.count}>
                <i style={{ width: `${(each.count / most) * 48}px` }} />
                {formatCount(each.count)}
              </td>
              {canBecome && (
                <td>
                  <span className={styles.choice}>
                    <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
                    <select
                      aria-label={`${each.value} becomes`}
                      data-open={each.meaning === null && !each.isChosen && !isRing ? '' : undefined}
                      value={each.meaning ?? ''}
                      onChange={(event) => {
                        const { value } = event.target;
                        void mapping.mapValue(sheet, column, each.value, value === '' ? null : Number(value));
                      }}
                    >
                      <option value="">
                        {isRing ? topicStatusName(UNDECIDED) : each.isChosen ? 'None of ours' : 'Choose…'}
                      </option>
                      {options.map(({ meaning, text }) => (
                        <option key={meaning} value={meaning}>
                          {text}
                        </option>
                      ))}
                    </select>
                  </span>
                </td>
              )}
              <td className={isRing ? styles.order : styles.why}>
                {isRing ? <Order values={values} place={place} onMove={set} /> : whyOf(each)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isRing && values.some(({ meaning, isChosen }) => meaning === null && !isChosen) && (
        <p className={styles.facts}>What is not chosen opens without ours; its own word stays, and can be filtered.</p>
      )}
    </section>
  );
}

interface OrderProps {
  readonly values: readonly ValueMapping[];
  readonly place: number;
  readonly onMove: (values: readonly ValueMapping[]) => void;
}

function Order({ values, place, onMove }: OrderProps) {
  const { value = '' } = values[place] ?? {};
  const move = (by: number): void => {
    const others = values.filter((_, index) => index !== place);
    // Chosen, so that it is remembered for a newer version of the file.
    onMove(
      others.toSpliced(place + by, 0, ...values.slice(place, place + 1)).map((each) => ({ ...each, isChosen: true })),
    );
  };
  return (
    <>
      <IconButton
        label={`Move ${value} inwards`}
        icon={<ArrowUp size={16} strokeWidth={1.75} />}
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        label={`Move ${value} outwards`}
        icon={<ArrowDown size={16} strokeWidth={1.75} />}
        disabled={place === values.length - 1}
        onClick={() => move(1)}
      />
    </>
  );
}

function whyOf({ meaning, isChosen }: ValueMapping): string {
  if (isChosen) return 'chosen by you';
  return meaning === null ? 'not known' : 'known word';
}
