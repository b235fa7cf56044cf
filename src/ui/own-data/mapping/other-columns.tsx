import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { SheetMapping } from '../../../domain/own-data/mapping';
import { isRole } from '../../../domain/own-data/roles';
import { countOf } from '../../../domain/shared/figures';
import { Box } from '../../kit/layout/stack';
import { ColumnList } from './column-list';
import styles from './other-columns.module.scss';

interface Props {
  readonly mapping: MappingViewModel;
  readonly topics: SheetMapping;
}

/** The columns without one of the six roles, folded: all of them are kept. */
export const OtherColumns = observer(function OtherColumns({ mapping, topics }: Props) {
  const [isOpen, setOpen] = useState(false);
  const others = topics.columns.filter(({ target }) => !isRole(target));
  if (others.length === 0) return null;
  return (
    <Box>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {countOf(others.length, 'more column')} {others.length === 1 ? 'is' : 'are'} kept
      </button>
      {isOpen && <ColumnList mapping={mapping} sheet={topics} columns={others} />}
    </Box>
  );
});
