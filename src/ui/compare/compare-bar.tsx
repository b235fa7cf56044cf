import { ChevronDown, Download, FileText, Link2, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { COMMANDS } from '../../application/shell/commands/commands';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { FEWEST_COMPARED } from '../../domain/compare/comparison';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { briefOfTopicsPath } from '../../domain/shell/routes';
import { Button, ButtonLink } from '../kit/controls/button';
import { Menu } from '../kit/overlays/menu';
import { shortcutsOf } from '../keys/key';
import { Row, Text } from '../kit/layout/stack';
import styles from './compare-bar.module.scss';

interface Props {
  readonly view: CompareViewModel;
  readonly sow: SowId;
  readonly onAdd: () => void;
  readonly onCopy: () => void;
  readonly onExport: (format: 'csv' | 'png') => void;
}

/** What is compared, of which project and data, and what can be done with it. */
export const CompareBar = observer(function CompareBar({ view, sow, onAdd, onCopy, onExport }: Props) {
  const { comparison, day, canAdd } = view;
  const { currentName } = view.workspace;
  const { type, ids } = comparison;
  const canExport = ids.length >= FEWEST_COMPARED && view.isLoaded;
  return (
    <Row gap={16} pad="4 gutter" className={styles.bar}>
      <Text type="small" tone="muted" lines={1} fit="grow">
        <Text as="b" tone="strong" weight={600}>
          {countOf(ids.length, type)}
        </Text>{' '}
        {currentName !== null && <>of {currentName}</>}
        {day !== null && <span className={styles.day}>Data of {day}</span>}
      </Text>
      <Row gap={4} fit="rigid" className={styles.tools} data-print="none">
        <Button
          variant="quiet"
          size="small"
          disabled={!canAdd}
          title={canAdd ? undefined : 'Four is the most that can be compared'}
          aria-keyshortcuts={shortcutsOf(COMMANDS.compare.add)}
          onClick={onAdd}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.word}>Add a {type}</span>
        </Button>
        <Button variant="quiet" size="small" onClick={onCopy}>
          <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.word}>Copy link</span>
        </Button>
        {canExport && (
          <Menu
            label="Export"
            triggerClassName={styles.menu}
            trigger={
              <>
                <Download size={16} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.word}>Export</span>
                <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
              </>
            }
            groups={[
              {
                items: [
                  { text: 'CSV', onSelect: () => onExport('csv') },
                  { text: 'PNG', onSelect: () => onExport('png') },
                ],
              },
            ]}
          />
        )}
        {type === 'topic' && canExport && (
          <ButtonLink
            variant="outline"
            size="small"
            className={styles.brief}
            to={briefOfTopicsPath(
              sow,
              ids.map((id) => entityId(id)),
            )}
          >
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
            Brief from these
          </ButtonLink>
        )}
      </Row>
    </Row>
  );
});
