import { CircleDashed, FileText, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import type { BriefItem } from '../../application/library/page/library-item';
import type { LibraryViewModel } from '../../application/library/page/library.view-model';
import { TITLE_LIMIT } from '../../domain/brief/brief-content';
import { smallMap } from '../../domain/plane/small-map';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf, formatCount } from '../../domain/shared/figures';
import { newBriefPath } from '../../domain/shell/routes';
import type { GrowthName } from '../../domain/topic/growth';
import type { Topic } from '../../domain/topic/topic';
import { ButtonLink } from '../kit/controls/button-link';
import { RenameForm } from '../kit/controls/rename-form';
import rows from '../kit/lists/named-rows.module.scss';
import { ShowAll, useCut } from '../kit/lists/show-all';
import { Row } from '../kit/layout/stack';
import { Marked } from '../kit/media/marked';
import { namesOnMap, SmallMapPicture } from '../plane/small-map-picture';
import styles from './brief-cards.module.scss';
import { MoreMenu } from './more-menu';

/** Two rows of a usual window. */
const FIRST = 8;
const SIZE = { width: 256, height: 96 };

interface PlaneOf {
  /** All topics of the open project, which lay out the maps. */
  readonly all: readonly Topic[];
  readonly growthName: GrowthName;
}

interface Props extends PlaneOf {
  readonly model: LibraryViewModel;
  readonly briefs: readonly BriefItem[];
  readonly isWhole: boolean;
  readonly sow: SowId;
}

/** The briefs, each with its topics on a small map, and a new one. */
export const BriefCards = observer(function BriefCards({ model, briefs, isWhole, sow, ...plane }: Props) {
  const id = useId();
  const [isCut, showAll] = useCut(!isWhole && briefs.length > FIRST);
  const { briefOfStars } = model;
  return (
    <section aria-labelledby={id}>
      <div className={rows.head}>
        <h2 id={id}>Briefs</h2>
        <span>{formatCount(briefs.length)}</span>
      </div>
      <Row gap={12} wrap pad="0 0 16">
        <ButtonLink to={newBriefPath(sow)} variant="outline" size="small">
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          New brief
        </ButtonLink>
        {briefOfStars !== null && (
          <ButtonLink to={briefOfStars.path} variant="outline" size="small">
            From {countOf(briefOfStars.count, 'starred topic')}
          </ButtonLink>
        )}
      </Row>
      <ul className={styles.cards}>
        {(isCut ? briefs.slice(0, FIRST) : briefs).map((brief) => (
          <BriefCard key={`${brief.sow} ${brief.id}`} brief={brief} model={model} {...plane} />
        ))}
      </ul>
      {isCut && <ShowAll count={briefs.length} onShow={showAll} />}
    </section>
  );
});

interface CardProps extends PlaneOf {
  readonly model: LibraryViewModel;
  readonly brief: BriefItem;
}

const BriefCard = observer(function BriefCard({ model, brief, ...plane }: CardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, question, detail, project, hasConclusion } = brief;
  return (
    <li className={styles.card}>
      <BriefMap topics={brief.topics} {...plane} />
      <div className={styles.head}>
        {isRenaming ? (
          <RenameForm
            label="Name of the brief"
            name={name}
            limit={TITLE_LIMIT}
            className={rows.words}
            onDone={(text) => {
              if (text !== null) model.renameBrief(brief, text);
              setRenaming(false);
            }}
          />
        ) : (
          <button type="button" className={styles.name} dir="auto" onClick={() => model.open(brief)}>
            <Marked text={name} query={model.search} />
          </button>
        )}
        <MoreMenu
          of={`the brief ${name}`}
          items={[
            { text: 'Rename', onSelect: () => setRenaming(true) },
            { text: 'Remove', onSelect: () => model.remove('drafts', brief, 'The brief') },
          ]}
        />
      </div>
      {question !== '' && (
        <span className={styles.question} dir="auto">
          <Marked text={question} query={model.search} />
        </span>
      )}
      <span className={styles.facts}>{[project, detail].filter(Boolean).join(' · ')}</span>
      {!hasConclusion && (
        <span className={styles.matter}>
          <CircleDashed size={14} strokeWidth={1.75} aria-hidden="true" /> No conclusion yet
        </span>
      )}
    </li>
  );
});

function BriefMap({ topics, all, growthName }: PlaneOf & { readonly topics: readonly Topic[] }) {
  const map = useMemo(
    () =>
      smallMap(
        { all, chosen: topics, before: null, named: NO_NAMES },
        { plane: SIZE, measure: () => 0, growthName, corners: [] },
      ),
    [topics, all, growthName],
  );
  return (
    <div className={styles.map}>
      {map === null ? (
        <FileText size={24} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <SmallMapPicture map={map} label={namesOnMap(map)} />
      )}
    </div>
  );
}

const NO_NAMES: ReadonlySet<string> = new Set();
