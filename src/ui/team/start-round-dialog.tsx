import { EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamRounds } from '../../application/team/team-rounds';
import type { TeamRow } from '../../application/team/team.view-model';
import { countOf } from '../../domain/shared/figures';
import { TEXT_LIMITS } from '../../domain/team/member-record';
import { Button } from '../kit/controls/button';
import { Dialog } from '../kit/overlays/dialog';
import styles from './team-dialog.module.scss';

interface Choice {
  readonly key: string;
  readonly words: string;
  readonly rows: readonly Pick<TeamRow, 'topic'>[];
}

interface Props {
  readonly rounds: TeamRounds;
  /** Those without topics are left out. */
  readonly choices: readonly Choice[];
  readonly members: number;
  /** The first day on which it can close; 'YYYY-MM-DD'. */
  readonly today: string;
  readonly proposed: string;
  readonly onClose: () => void;
}

const RULES = [
  ['close', 'Hidden until it closes', 'No member can adjust to the others.'],
  ['decide', 'Hidden until I decide', 'Each topic opens once you have decided it.'],
] as const;

/** Topics, date and rule of a new independent round. */
export function StartRoundDialog({ rounds, choices, members, today, proposed, onClose }: Props) {
  const id = useId();
  const offered = choices.filter(({ rows }) => rows.length > 0);
  const [key, setKey] = useState(offered[0]?.key ?? '');
  const [name, setName] = useState('');
  const [day, setDay] = useState(proposed);
  const [hiding, setHiding] = useState<(typeof RULES)[number][0]>('close');
  const chosen = offered.find((choice) => choice.key === key);
  const isReady = chosen !== undefined && day >= today;
  const start = (): void => {
    if (!isReady) return;
    const topics = chosen.rows.map(({ topic }) => ({ id: topic.id, name: topic.name }));
    // The end of the day, as the user's clock says it.
    const closesAt = new Date(`${day}T18:00`).toISOString();
    rounds.start({ name: name.trim() || chosen.words, topics, closesAt, hiding, follows: null });
    onClose();
  };
  return (
    <Dialog
      title="Start an independent round"
      onClose={onClose}
      foot={
        <>
          <span className={styles.hint}>Earlier statuses are kept; the round starts blank.</span>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} onClick={start}>
            Start the round
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        Each member decides alone, so that the first or the loudest does not lead the others. Then all decisions open
        together.
      </p>
      <div className={styles.fields}>
        <label htmlFor={`${id}t`}>Topics</label>
        <select id={`${id}t`} value={key} onChange={({ target }) => setKey(target.value)}>
          {offered.map((choice) => (
            <option key={choice.key} value={choice.key}>
              {choice.words}, {countOf(choice.rows.length, 'topic')}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}n`}>Name</label>
        <input
          id={`${id}n`}
          value={name}
          placeholder={chosen?.words}
          maxLength={TEXT_LIMITS.name}
          dir="auto"
          onChange={({ target }) => setName(target.value)}
        />
        <label htmlFor={`${id}d`}>Closes on</label>
        <input id={`${id}d`} type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
        <p className={styles.hint}>At 18:00, or as soon as all {members} are done.</p>
        <span id={`${id}r`}>The others</span>
        <div role="radiogroup" aria-labelledby={`${id}r`} className={styles.rules}>
          {RULES.map(([rule, title, text]) => (
            <label key={rule}>
              <input type="radio" name={id} checked={hiding === rule} onChange={() => setHiding(rule)} />
              <span>
                <b>{title}</b> {text}
              </span>
            </label>
          ))}
        </div>
        <p className={styles.plain}>
          <EyeOff size={14} strokeWidth={1.75} aria-hidden="true" /> Hidden on the screen, not encrypted: the files can
          be read.
        </p>
      </div>
    </Dialog>
  );
}
