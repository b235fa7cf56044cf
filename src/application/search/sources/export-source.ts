import { paths } from '../../../domain/shared/routes';
import type { ExploreCharts } from '../../charts/explore-charts';
import type { ExportChart } from '../../charts/export-chart';
import { SURFACE_NAMES } from '../../filters/explore-section';
import type { Navigator } from '../../shared/navigator';
import { searchAction, type SearchEntry, type SearchSource } from '../search-source';

/** The files of the charts that the explorer shows. */
export class ExportSource implements SearchSource {
  constructor(
    private readonly charts: ExploreCharts,
    private readonly exportChart: ExportChart,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { address, location } = this.navigator;
    if (address === null || !location.pathname.startsWith(paths.data(address.sowId))) return [];
    return [...this.charts.shown.keys()].flatMap((surface) =>
      this.charts.abilitiesOf(surface).exports.map((format) =>
        searchAction(
          `export-${surface}-${format}`,
          `Export ${SURFACE_NAMES[surface]} as ${format.toUpperCase()}`,
          'download file',
          () => {
            void this.exportChart.run(surface, format);
          },
        ),
      ),
    );
  }
}
