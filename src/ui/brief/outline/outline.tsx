import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { MOST_TOPICS, type BriefSection, SECTION_NAMES } from '../../../domain/personal/brief-content';
import { statementCount } from '../../../domain/brief/brief-words';
import { countOf } from '../../../domain/shared/figures';
import { Text } from '../../kit/layout/stack';
import { useAfterPaint } from '../../kit/layout/when-idle';
import styles from './outline.module.scss';
import { OutlineTopics } from './topic-rows';
import { CheckMark } from '../../kit/controls/check-mark';
import { Plus } from 'lucide-react';
import { PickSignalDialog } from '../../signal/pick-signal-dialog';

const BEFORE: readonly BriefSection[] = ['title', 'map', 'summary', 'list', 'team', 'conclusion', 'topics'];
const AFTER: readonly BriefSection[] = ['imagine', 'sources', 'reading', 'evolution'];

/** The rows of more topics are rendered after the first frame. */
const FEW = 12;

interface Props {
  readonly model: BriefViewModel;
  readonly onGo: (target: string) => void;
}

/** What the brief consists of: sections that can be left out, and the topics in their order. */
export const Outline = observer(function Outline({ model, onGo }: Props) {
  const { content } = model.editor;
  const isPainted = useAfterPaint();
  // One rendering for all answers that arrive together.
  const { references, topics } = useDeferredValue(model.data);
  const noteOf = (section: BriefSection): string => {
    if (section === 'conclusion' && content.conclusion.trim() === '') return 'empty';
    // Before it is chosen: many topics make many slides.
    if (section === 'imagine') return topics.some(({ isLoading }) => isLoading) ? '' : slidesOf(topics);
    return section === 'sources' ? String(references.length) : '';
  };
  const rows = (sections: readonly BriefSection[]) => (
    <ul>
      {sections
        .filter((section) => section !== 'team' || model.hasTeam)
        .map((section) => (
          <SectionRow
            key={section}
            section={section}
            isIn={content.parts.includes(section)}
            note={noteOf(section)}
            onToggle={() => model.editor.toggleSection(section)}
            onGo={() => onGo(section)}
          />
        ))}
    </ul>
  );
  return (
    <div className={styles.outline}>
      <h2>Sections</h2>
      {rows(BEFORE)}
      <hr />
      <h2>
        Topics <span>{content.topics.length}</span>
      </h2>
      {(isPainted || content.topics.length <= FEW) && <OutlineTopics model={model} onGo={onGo} />}
      {content.topics.length < MOST_TOPICS && <AddTopic model={model} />}
      <hr />
      {rows(AFTER)}
    </div>
  );
});

function slidesOf(topics: Parameters<typeof statementCount>[0]): string {
  const count = statementCount(topics);
  return count === 0 ? 'none' : countOf(count, 'slide');
}

interface SectionProps {
  readonly section: BriefSection;
  readonly isIn: boolean;
  /** Such as 'empty'. */
  readonly note: string;
  readonly onToggle: () => void;
  readonly onGo: () => void;
}

/** A section: its box leaves it out, its name leads to it. */
function SectionRow({ section, isIn, note, onToggle, onGo }: SectionProps) {
  const name = SECTION_NAMES[section];
  return (
    <Text as="li" type="small" className={styles.row} data-out={!isIn || undefined}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isIn}
        aria-label={name}
        className={styles.box}
        onClick={onToggle}
      >
        <CheckMark state={isIn ? 'all' : 'none'} />
      </button>
      <button type="button" className={styles.name} tabIndex={-1} onClick={isIn ? onGo : onToggle}>
        {name}
      </button>
      <small>{note}</small>
    </Text>
  );
}

/** A button that opens a search for topics; each pick is added at the end. */
export const AddTopic = observer(function AddTopic({ model }: { readonly model: BriefViewModel }) {
  const [open, setOpen] = useState(false);
  const chosen = new Set(model.topicIds);
  return (
    <>
      <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        Add a topic
      </button>
      {open && (
        <PickSignalDialog
          title="Add topics"
          plural="topics"
          signals={model.all.filter(({ id }) => !chosen.has(id))}
          onPick={(id) => model.editor.add(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
