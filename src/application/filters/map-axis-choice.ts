import { makeAutoObservable } from 'mobx';
import {
  amountAxis,
  growthAxis,
  sizingAxis,
  SPECIFIED_AXES,
  type AxisFigure,
  type ChosenAxes,
} from '../../domain/topic/map-axes';
import type { ExploreView } from '../../domain/filters/view-query';
import { entityId } from '../../domain/shared/entity-id';
import { ownColumnsOf, ownKey } from '../../domain/topic/own-values';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { addedKey, type TopicColumns } from '../workspace/topic-columns';
import type { WorkspaceStore } from '../workspace/workspace.store';

type Chosen = Pick<ExploreView, 'across' | 'up'>;

/** Which figures the axes of the topic map can show: growth and average sizing, own figures, and those that features add. */
export class MapAxisChoice {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly columns: Pick<TopicColumns, 'all'>,
    private readonly workspace: Pick<WorkspaceStore, 'growthName' | 'sizeAxis'>,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Those that a topic of the project has. @param isCurrent else without what features say of the current data alone */
  figures(isCurrent: boolean): readonly AxisFigure[] {
    return [...this.#specified, ...this.#own, ...(isCurrent ? this.#added : [])];
  }

  /** The axes that an address asks for; null: average sizing and growth, also where the data lacks what it asks for. */
  axesFor({ across, up }: Chosen, isCurrent: boolean): ChosenAxes | null {
    if (across === null && up === null) return null;
    const figures = this.figures(isCurrent);
    const named = (key: string | null): AxisFigure | undefined => figures.find((figure) => figure.key === key);
    if (named(across) === undefined && named(up) === undefined) return null;
    // A map has two figures: where the data lacks the usual one, or the other axis has it, the next one stands in its place.
    const firstOf = (wanted: readonly (string | null)[], other: AxisFigure | undefined): AxisFigure | undefined =>
      [...wanted.map(named), ...figures].find((figure) => figure !== undefined && figure !== other);
    const x = firstOf([across, SPECIFIED_AXES.x], named(across) === undefined ? named(up) : undefined);
    const y = firstOf([up, SPECIFIED_AXES.y], x);
    if (x === undefined || y === undefined) return null;
    return x.key === SPECIFIED_AXES.x && y.key === SPECIFIED_AXES.y ? null : { x, y };
  }

  get #specified(): readonly AxisFigure[] {
    const { growthName, sizeAxis } = this.workspace;
    const topics = this.signals.shown.topics.value ?? [];
    return [sizingAxis(sizeAxis), growthAxis(growthName)].filter(({ valueOf }) =>
      topics.some((topic) => valueOf(topic) !== null),
    );
  }

  get #own(): readonly AxisFigure[] {
    return ownColumnsOf(this.signals.shown.topics.value ?? []).flatMap(({ name, isFigure }) =>
      isFigure
        ? [
            amountAxis({
              key: ownKey(name),
              name,
              meaning: 'As in your file.',
              valueOf: ({ own }) => {
                const value = own?.[name];
                return typeof value === 'number' ? value : null;
              },
            }),
          ]
        : [],
    );
  }

  get #added(): readonly AxisFigure[] {
    return this.columns.all.flatMap(({ title, list }) => {
      const order = list?.order;
      if (list === undefined || order === undefined) return [];
      return [
        amountAxis({
          key: addedKey(list.id),
          name: title,
          meaning: list.hint ?? '',
          valueOf: ({ id }) => order({ id: entityId(id) }),
        }),
      ];
    });
  }
}
