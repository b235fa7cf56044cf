import {
  ChartScatter,
  ChevronDown,
  Columns3,
  Download,
  FileSpreadsheet,
  Image,
  MoveUpRight,
  Table2,
  Target,
  type LucideIcon,
  Search,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChartSurface } from '../../application/filters/chart-frame';
import { SURFACE_NAMES, type ChartExport, type ExploreSection } from '../../application/filters/explore-section';
import { shownColumns } from '../../domain/topic/own-values';
import { PREVIOUS_DATA } from '../../domain/workspace/explore-tab';
import { ComparedChoice } from '../signal/compared-choice';
import { Row } from '../kit/layout/stack';
import { Menu } from '../kit/overlays/menu';
import type { MenuGroup, MenuItem } from '../kit/overlays/menu-content';
import styles from './chart-toolbar.module.scss';
import type { ExploreParts } from './explore-notes';
import type { ExploreCharts } from '../../application/charts/explore-charts';

interface Props {
  readonly section: ExploreSection;
  readonly parts: ExploreParts;
}

/** Buttons for what the charts of a section can do: movement, table, export. */
export const ChartToolbar = observer(function ChartToolbar({ section, parts }: Props) {
  const { explore, charts } = parts;
  const { address } = explore;
  const { view } = address;
  const surfaces = explore.canDrawCharts ? section.charts : [];
  const can = (ability: 'table' | 'movement' | 'rings'): boolean =>
    surfaces.some((surface) => charts.abilitiesOf(surface)[ability]);
  const canTable = can('table');
  const canMove = !address.hasNoFigures && explore.options.comparison.hasMovement && can('movement');
  const canRing = explore.options.rings.length > 0 && !address.hasNoFigures && can('rings');
  const isForced = charts.hasForcedTable(section);
  const hasAxes = surfaces.includes('opportunityMap') && address.axes !== null;
  const isPrevious = explore.filters.versionFilter === PREVIOUS_DATA;
  const whyStill = isPrevious
    ? 'Movement leads to the current data: choose Current Data to see it'
    : hasAxes
      ? 'Movement is shown for growth and average sizing: choose them as axes to see it'
      : null;
  const { compared, comparable } = explore.options.comparison;
  // Lists have the change beside each figure.
  const isCompared =
    compared.until !== null || view.movement || view.table || isPrevious || address.activeTab === 'trendList';
  return (
    <Row
      gap={4}
      className={styles.toolbar}
      data-print="none"
      role="group"
      aria-label={`Tools of the ${section.title ?? 'chart'}`}
    >
      {surfaces.map(
        (surface) =>
          charts.abilitiesOf(surface).find === true && (
            <FindField
              key={surface}
              label={`Search the ${section.title ?? 'rows'}`}
              surface={surface}
              charts={charts}
            />
          ),
      )}
      {canMove && (
        <Toggle
          icon={MoveUpRight}
          pressed={view.movement && whyStill === null}
          disabled={whyStill !== null}
          title={whyStill ?? 'Show each path from the previous data to the current'}
          onClick={() => address.setView({ movement: !view.movement })}
        >
          Movement
        </Toggle>
      )}
      {isCompared && <ComparedChoice compared={compared} comparable={comparable} />}
      {canRing && (
        <Toggle
          icon={Target}
          pressed={address.rings && !view.table}
          title="Show topics by ring"
          keepsWord
          onClick={address.toggleRings}
        >
          Rings
        </Toggle>
      )}
      {surfaces.includes('opportunityMap') && <AxesMenu address={address} />}
      {canTable && (
        <Toggle
          icon={Table2}
          pressed={view.table || isForced}
          disabled={isForced}
          title={isForced ? 'The chart has no place for what this data carries' : 'View as table'}
          onClick={() => address.setView({ table: !view.table })}
        >
          Table
        </Toggle>
      )}
      {canTable && section.type === 'topic' && <ColumnMenu parts={parts} />}
      <ExportMenu surfaces={surfaces} parts={parts} />
    </Row>
  );
});

/** Which figures the axes of the topic map show, where the data has others than growth and average sizing. */
const AxesMenu = observer(function AxesMenu({ address }: Pick<ExploreParts['explore'], 'address'>) {
  const { axisFigures, shownAxes, hasNoFigures, rings } = address;
  if (axisFigures.length === 0) return null;
  const groupOf = (heading: string, direction: 'x' | 'y'): MenuGroup => ({
    heading,
    items: axisFigures.map(({ key, name }) => ({
      text: name,
      isChecked: !rings && shownAxes[direction] === key,
      onSelect: () => address.chooseAxis(direction, key),
    })),
  });
  const reset: MenuGroup = {
    items: [
      {
        text: hasNoFigures ? 'Rings' : 'Average sizing and growth',
        isChecked: address.axes === null,
        onSelect: address.resetAxes,
      },
    ],
  };
  return (
    <Menu
      label="Axes of the map"
      triggerClassName={styles.tool}
      trigger={
        <>
          <ChartScatter size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.text}>Axes</span>
        </>
      }
      groups={[groupOf('Across', 'x'), groupOf('Up', 'y'), reset]}
    />
  );
});

/** Which columns of the user's file a list shows. */
const ColumnMenu = observer(function ColumnMenu({ parts: { charts, explore } }: Pick<Props, 'parts'>) {
  const { ownColumns } = charts;
  const { address } = explore;
  if (ownColumns.length === 0) return null;
  const shown = shownColumns(ownColumns, address.view.columns).map(({ name }) => name);
  return (
    <Menu
      label="Columns of your file"
      triggerClassName={styles.tool}
      trigger={
        <>
          <Columns3 size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.text}>Columns</span>
        </>
      }
      groups={[
        {
          heading: 'Columns of your file',
          items: ownColumns.map(({ name }) => ({
            text: `${shown.includes(name) ? 'Hide' : 'Show'} ‘${name}’`,
            onSelect: () =>
              address.setView({
                columns: shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name],
              }),
          })),
        },
      ]}
    />
  );
});

interface ToggleProps {
  readonly icon: LucideIcon;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly title: string;
  /** Its icon alone says too little. */
  readonly keepsWord?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Toggle({
  icon: Icon,
  pressed = false,
  disabled = false,
  title,
  keepsWord = false,
  onClick,
  children,
}: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      title={title}
      onClick={disabled ? undefined : onClick}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={keepsWord ? undefined : styles.text}>{children}</span>
    </button>
  );
}

interface ExportMenuProps extends Pick<Props, 'parts'> {
  readonly surfaces: readonly ChartSurface[];
}

const FORMATS: Readonly<Record<ChartExport, Pick<MenuItem, 'text' | 'icon'>>> = {
  csv: { text: 'CSV', icon: <FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden="true" /> },
  png: { text: 'PNG', icon: <Image size={16} strokeWidth={1.75} aria-hidden="true" /> },
};

const ExportMenu = observer(function ExportMenu({ surfaces, parts }: ExportMenuProps) {
  const { charts, exportChart, uses, explore } = parts;
  const groups = surfaces.flatMap((surface) => {
    const { exports } = charts.abilitiesOf(surface);
    const items = exports.map((format) => ({
      ...FORMATS[format],
      onSelect: () => void exportChart.run(surface, format),
    }));
    return items.length === 0 ? [] : [{ ...(surfaces.length > 1 && { heading: SURFACE_NAMES[surface] }), items }];
  });
  const sow = explore.sow;
  const further = uses().flatMap(({ isExport, text, Icon, run }) => {
    const icon = <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
    return isExport === true && sow !== null ? { text, icon, onSelect: () => run(sow) } : [];
  });
  if (groups.length + further.length === 0) return null;
  return (
    <Menu
      label="Export"
      triggerClassName={styles.tool}
      trigger={
        <>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.text}>Export</span>
          <ChevronDown className={styles.chevron} size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={further.length === 0 ? groups : [...groups, { items: further }]}
    />
  );
});

interface FindFieldProps {
  readonly label: string;
  readonly surface: ChartSurface;
  readonly charts: ExploreCharts;
}

/** Narrows the rows of a list to those with a text. Escape clears it. */
const FindField = observer(function FindField({ label, surface, charts }: FindFieldProps) {
  const text = charts.finds.get(surface) ?? '';
  return (
    <Row as="label" gap={8} tone="muted" pad="0 8" className={styles.field} data-filled={text !== '' || undefined}>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder="Search"
        value={text}
        onChange={({ target }) => charts.find(surface, target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          event.stopPropagation();
          charts.find(surface, '');
        }}
      />
    </Row>
  );
});
