import * as v from 'valibot';
import type { Insight, InsightSource, Prediction } from '../../domain/workspace/insight';
import { ownAsset } from './asset-urls';
import { shownName, withWholeTexts } from '../../domain/shared/long-texts';
import { id, list, requiredName, requiredText, text } from './fields';
import { rowReader, within } from './rows';

const sourceReader = rowReader(
  v.object({ source_title: requiredName, source_url: text, source_favicon: text }),
  ['source_title'],
  (wire, { resolve }): InsightSource => ({
    title: wire.source_title,
    url: wire.source_url,
    faviconUrl: ownAsset(wire.source_favicon, resolve),
  }),
);

const predictionReader = rowReader(
  v.object({
    id: id<'topic'>(),
    type: v.picklist(['Topic', 'Trend'], 'is neither Topic nor Trend'),
    name: requiredName,
  }),
  ['id', 'type', 'name'],
  (wire): Prediction => wire,
);

/** A weekly insight (specification, section 3). */
export const insightReader = rowReader(
  v.object({
    insight_title: requiredText,
    insight_description: text,
    created_at: text,
    sources: list,
    predictions: list,
  }),
  ['insight_title'],
  (wire, context): Insight => ({
    title: shownName(wire.insight_title),
    description: withWholeTexts(wire.insight_description, [['Whole title', wire.insight_title]]),
    createdAt: wire.created_at,
    sources: sourceReader.all(wire.sources, within(context, 'sources')),
    predictions: predictionReader.all(wire.predictions, within(context, 'predictions')),
  }),
);
