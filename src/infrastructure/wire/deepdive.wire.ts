import * as v from 'valibot';
import type { Deepdive, Manifestation } from '../../domain/topic/deepdive';
import type { TopicSources } from '../../domain/topic/topic-sources';
import { requiredText, text } from './fields';
import { parseRows, type RowProblem } from './rows';

const list = v.nullish(v.array(v.unknown(), 'is not a list'), []);

/** Amounts come as texts ("€6.2 million") and, in older data, as bare numbers. */
const textOrNumber = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'is neither a text nor a number'), null),
  v.transform((value) => (value === null || String(value).trim() === '' ? null : String(value))),
);

/** The material behind a topic (specification, section 3). */
export const deepdiveWire = v.object({
  evolution: list,
  manifestations: list,
  datapoints: list,
  provocations: list,
});

const periodWire = v.looseTuple([requiredText, requiredText]);

const manifestationWire = v.object({
  startup_names: requiredText,
  startup_descriptions: text,
  startup_developed_product: text,
  startup_fundraising_stage: textOrNumber,
  startup_fundraising_amount: textOrNumber,
  startup_informations_source_url: text,
});

const requiredValue = v.pipe(
  v.union([requiredText, v.number()], 'is neither a text nor a number'),
  v.transform((value) => String(value)),
);

const dataPointWire = v.object({
  data_point_value: requiredValue,
  data_point_description: text,
  data_point_url: text,
});

export const topicSourcesWire = v.object({ topic_sources: list, last_updated: text });

const topicSourceWire = v.object({ title: requiredText, url: text, internal_classification: text });

export function toDeepdive(wire: v.InferOutput<typeof deepdiveWire>, report?: (problem: RowProblem) => void): Deepdive {
  return {
    evolution: parseRows(wire.evolution, periodWire, ['0', '1'], report).map(([label, period]) => ({
      label,
      text: period,
    })),
    manifestations: parseRows(wire.manifestations, manifestationWire, ['startup_names'], report).map(toManifestation),
    provocations: parseRows(wire.provocations, requiredText, [], report),
    dataPoints: parseRows(wire.datapoints, dataPointWire, ['data_point_value'], report).map((row) => ({
      value: row.data_point_value,
      description: row.data_point_description,
      sourceUrl: row.data_point_url,
    })),
  };
}

export function toTopicSources(
  wire: v.InferOutput<typeof topicSourcesWire>,
  report?: (problem: RowProblem) => void,
): TopicSources {
  return {
    sources: parseRows(wire.topic_sources, topicSourceWire, ['title'], report).map((row) => ({
      title: row.title,
      url: row.url,
      internalClassification: row.internal_classification,
    })),
    lastUpdated: wire.last_updated,
  };
}

function toManifestation(row: v.InferOutput<typeof manifestationWire>): Manifestation {
  return {
    name: row.startup_names,
    description: row.startup_descriptions,
    product: row.startup_developed_product,
    fundraisingStage: row.startup_fundraising_stage,
    fundraisingAmount: row.startup_fundraising_amount,
    sourceUrl: row.startup_informations_source_url,
  };
}
