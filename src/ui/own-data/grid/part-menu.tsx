import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { SeveralPart } from '../../../domain/own-data/several-form';
import { Text } from '../../kit/layout/stack';
import { GridMenu, GridMenuItem } from './grid-menu';
import { PART_WORDS } from './grid-words';

interface Props {
  readonly mapping: MappingViewModel;
  readonly place: number;
  readonly anchor: HTMLElement;
  readonly onClose: (isFocusKept: boolean) => void;
}

/** What a column of the file says, where several rows are one topic. */
export const PartMenu = observer(function PartMenu({ mapping, place, anchor, onClose }: Props) {
  const column = mapping.partAt(place);
  if (column === null) return null;
  return (
    <GridMenu label={`Column ${column.header}`} anchor={anchor} keys={{}} onClose={onClose}>
      <Text as="h3" type="label" breaks dir="auto">
        {column.header}
      </Text>
      <PartChoice mapping={mapping} header={column.header} part={column.part} onChosen={() => onClose(true)} />
    </GridMenu>
  );
});

interface ChoiceProps {
  readonly mapping: MappingViewModel;
  readonly header: string;
  readonly part: SeveralPart;
  readonly onChosen: () => void;
}

export function PartChoice({ mapping, header, part, onChosen }: ChoiceProps) {
  return (
    <div role="radiogroup" aria-label="In each row it">
      {(Object.keys(PART_WORDS) as SeveralPart[]).map((each) => (
        <GridMenuItem
          key={each}
          text={PART_WORDS[each]}
          isOn={each === part}
          onSelect={() => {
            void mapping.setPart(header, each);
            onChosen();
          }}
        />
      ))}
    </div>
  );
}
