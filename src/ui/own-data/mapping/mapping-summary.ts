import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { countOf, formatCount } from '../../../domain/shared/figures';

/** What would be opened, in words. */
export function mappingSummary({ preview }: Pick<MappingViewModel, 'preview'>): {
  readonly counts: string;
  readonly notes: string;
} {
  if (preview === null) return { counts: '', notes: '' };
  const { topics, trends, withoutFigure, quadrants } = preview.counts;
  if (topics === 0) return { counts: 'No topic yet.', notes: 'Choose the column with the names of the topics.' };
  const counts = `${countOf(topics, 'topic')}${trends > 0 ? ` in ${countOf(trends, 'trend')}` : ''}.`;
  const notes: string[] = [];
  if (quadrants === 'computed') {
    notes.push('Quadrants are computed from growth and sizing, because the file has none; the map says so.');
  }
  if (preview.rings.length > 0 && withoutFigure === topics) notes.push('They are shown by their rings.');
  else if (withoutFigure > 0) {
    const [have, are] = withoutFigure === 1 ? ['has', 'is'] : ['have', 'are'];
    const some = withoutFigure === 1 ? 'One' : formatCount(withoutFigure);
    const all = topics === 1 ? 'It' : 'They';
    notes.push(`${withoutFigure === topics ? all : some} ${have} no growth or no sizing and ${are} not on the map.`);
  }
  return { counts, notes: notes.join(' ') };
}
