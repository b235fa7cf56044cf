import type PptxGenJS from 'pptxgenjs';
import type { SlideChart } from '../../application/brief/slides/slide-deck';
import type { WrittenSheet } from '../write-xlsx';
import { MINUS } from '../../domain/shared/figures';
import { shownDecimals } from '../../domain/topic/figures';
import { xmlText } from '../../domain/shared/csv';
import { inches, POINT, SANS, hexOf } from './slide-units';

/** With a blank that does not break; a value that rounds to 0 has no sign. */
function labelFormat(values: readonly (number | null)[], isSigned: boolean): string {
  const percent = `${(0).toFixed(shownDecimals(isSigned ? 'growth' : 'sizing', values))}"\u00A0"%`;
  return isSigned ? `[>=0.00005]+${percent};[<=-0.00005]"${MINUS}"${percent};${percent}` : percent;
}

/** The standard allows no more. */
const WIDEST_GAP = 500;

/** A clustered bar chart with horizontal bars; its workbook is written by {@link chartSheet}. */
export function addBarChart(file: PptxGenJS, slide: PptxGenJS.Slide, item: SlideChart): void {
  const { box, nameWidth, thickness, bars, series, colour, from, to, grid, gridColour, isSigned, name, alt } = item;
  const fontSize = Math.round((item.fontSize / POINT) * 10) / 10;
  const start = nameWidth / box.width;
  const values = bars.map(({ value }) => value) as number[];
  slide.addChart(
    file.ChartType.bar,
    [{ name: xmlText(series), labels: bars.map((bar) => xmlText(bar.name)), values }],
    {
      ...inches(box),
      objectName: xmlText(name),
      altText: xmlText(alt),
      barDir: 'bar',
      // Between the bars, in percent of a bar.
      barGapWidthPct: Math.min(WIDEST_GAP, Math.round((box.height / bars.length / thickness - 1) * 100)),
      chartColors: [hexOf(colour)],
      chartArea: { roundedCorners: false },
      layout: { x: start, y: 0, w: 1 - start, h: 1 },
      displayBlanksAs: 'gap',
      showLegend: false,
      showTitle: false,
      showValue: true,
      dataLabelFontFace: SANS,
      dataLabelFontSize: fontSize,
      dataLabelFontBold: true,
      dataLabelColor: hexOf('text'),
      dataLabelFormatCode: labelFormat(values, isSigned),
      valLabelFormatCode: '0.00%',
      // The first bar on top; the library's types forget this value.
      catAxisOrientation: 'maxMin' as 'minMax',
      catAxisLabelFontFace: SANS,
      catAxisLabelFontSize: fontSize,
      catAxisLabelColor: hexOf('text'),
      catAxisLabelPos: 'low',
      catAxisLineColor: hexOf(gridColour),
      catAxisMajorTickMark: 'none',
      valAxisHidden: true,
      valAxisLineShow: false,
      valAxisMinVal: from,
      valAxisMaxVal: to,
      ...(grid !== null && { valAxisMajorUnit: grid }),
      valGridLine: grid === null ? { style: 'none' } : { style: 'solid', color: hexOf(gridColour), size: 0.75 },
    },
  );
}

/** The data of the chart as its editor expects it: names in the first column, values in the second. */
export function chartSheet({ bars, series }: SlideChart): WrittenSheet {
  return {
    name: 'Sheet1',
    header: ['Figure', series],
    rows: bars.map(({ name, value }) => [name, value === null ? null : { share: value }]),
  };
}
