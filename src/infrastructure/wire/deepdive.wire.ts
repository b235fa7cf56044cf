import * as v from 'valibot';
import type { DataPoint, Deepdive, EvolutionPeriod, Manifestation } from '../../domain/topic/deepdive';
import { shownName, withWholeTexts } from '../../domain/shared/long-texts';
import { list, requiredName, requiredText, text, textOrNumber } from './fields';
import { rowReader, within } from './rows';

const periodReader = rowReader(
  v.looseTuple([requiredName, requiredText]),
  ['0', '1'],
  ([label, content]): EvolutionPeriod => ({ label, text: content }),
);

const manifestationReader = rowReader(
  v.object({
    startup_names: requiredText,
    startup_descriptions: text,
    startup_developed_product: text,
    startup_fundraising_stage: textOrNumber,
    startup_fundraising_amount: textOrNumber,
    startup_informations_source_url: text,
  }),
  ['startup_names'],
  (wire): Manifestation => ({
    name: shownName(wire.startup_names),
    description:
      withWholeTexts(wire.startup_descriptions, [
        ['Whole name', wire.startup_names],
        ['Whole product', wire.startup_developed_product],
      ]) || null,
    product: wire.startup_developed_product && shownName(wire.startup_developed_product),
    fundraisingStage: wire.startup_fundraising_stage,
    fundraisingAmount: wire.startup_fundraising_amount,
    sourceUrl: wire.startup_informations_source_url,
  }),
);

const dataPointReader = rowReader(
  v.object({
    data_point_value: v.pipe(
      v.union([requiredText, v.number()], 'is neither a text nor a number'),
      v.transform((value) => String(value)),
    ),
    data_point_description: text,
    data_point_url: text,
  }),
  ['data_point_value'],
  (wire): DataPoint => ({
    value: shownName(wire.data_point_value),
    description: withWholeTexts(wire.data_point_description, [['Whole text', wire.data_point_value]]) || null,
    sourceUrl: wire.data_point_url,
  }),
);

const provocationReader = rowReader(requiredText, [], (provocation) => provocation);

/** The deepdive of a topic (specification, section 3). */
export const deepdiveReader = rowReader(
  v.object({ evolution: list, manifestations: list, datapoints: list, provocations: list }),
  [],
  (wire, context): Deepdive => ({
    evolution: periodReader.all(wire.evolution, within(context, 'evolution')),
    manifestations: manifestationReader.all(wire.manifestations, within(context, 'manifestations')),
    provocations: provocationReader.all(wire.provocations, within(context, 'provocations')),
    dataPoints: dataPointReader.all(wire.datapoints, within(context, 'datapoints')),
    more: [],
  }),
);
