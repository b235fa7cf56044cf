import type { CSSProperties } from 'react';
import type {
  Slide,
  SlideBox,
  SlideItem,
  SlideRun,
  SlideTable,
  SlideText,
  SlideChart,
  SlideTicks,
  SlideColour,
} from '../../application/brief/slides/slide-deck';
import { WindowPicture } from '../plane/window-picture';
import { SmallMapPicture } from '../plane/small-map-picture';
import styles from './slide-picture.module.scss';
import { paragraphsOf } from '../../application/brief/slides/text-fit';
import { formatFigure, shownDecimals } from '../../domain/topic/figures';
import { quadrantHue } from '../signal/dot';
import type { QuadrantName } from '../../domain/topic/quadrant';

/** The lines are as high as their runs: the page's own font would make those of a small slide higher. */
const ONLY_RUNS = { fontSize: 0 };

interface Props {
  readonly slide: Slide;
  /** Of all texts, as CSS takes it; null: ours. */
  readonly fonts: string | null;
}

/** A slide as it is in the file, as large as its container is wide. */
export function SlidePicture({ slide, fonts }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.slide} style={fontsOf(fonts)} data-slide-picture>
        {slide.items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </div>
    </div>
  );
}

function Item({ item }: { readonly item: SlideItem }) {
  const box = boxStyle(item.box);
  switch (item.kind) {
    case 'text':
      return <TextBox item={item} />;
    case 'ellipse':
    case 'rectangle':
      return (
        <span
          className={styles.shape}
          style={{
            ...box,
            ...ONLY_RUNS,
            background: colourOf(item.fill),
            borderRadius: item.kind === 'ellipse' ? '50%' : 0,
          }}
        >
          {item.text !== undefined && <Run run={item.text} />}
        </span>
      );
    case 'line':
      return <span className={styles.line} style={{ ...box, background: colourOf(item.colour) }} />;
    case 'table':
      return <Table item={item} />;
    case 'map':
      return (
        <div className={styles.box} style={box}>
          <SmallMapPicture map={item.map} label={item.alt} fontSize={item.fontSize / item.scale} hasAxes />
        </div>
      );
    case 'window':
      return (
        <div className={styles.box} style={box}>
          <WindowPicture shapes={item.shapes} label={item.alt} className={styles.window} />
        </div>
      );
    case 'ticks':
      return (
        <div className={styles.box} style={box}>
          <SlideTickLines item={item} />
        </div>
      );
    case 'picture':
      return <img src={item.source} alt={item.alt} className={styles.box} style={box} />;
    case 'chart':
      return (
        <div className={styles.box} style={box}>
          <SlideBars item={item} />
        </div>
      );
  }
}

function TextBox({ item }: { readonly item: SlideText }) {
  const { box, runs, align = 'left', vertical = 'top', isOneLine, role } = item;
  const style: CSSProperties = {
    ...boxStyle(box),
    ...ONLY_RUNS,
    textAlign: align,
    justifyContent: vertical === 'middle' ? 'center' : 'start',
    ...(isOneLine === true && { whiteSpace: 'nowrap' as const }),
  };
  const Tag = role === 'title' ? 'h1' : 'div';
  return (
    <Tag className={styles.text} style={style} dir="auto">
      {paragraphsOf(runs).map((paragraph, index) => (
        <span key={index}>
          {paragraph.map((run, at) => (
            <Run key={at} run={run} />
          ))}
        </span>
      ))}
    </Tag>
  );
}

function Run({ run }: { readonly run: SlideRun }) {
  const { text, size, colour = 'text', isBold, isSerif, link } = run;
  const style = {
    fontSize: length(size),
    color: colourOf(colour),
    fontWeight: isBold === true ? 600 : 400,
    fontFamily: isSerif === true ? 'var(--serif)' : 'var(--sans)',
  };
  if (link === undefined) return <span style={style}>{text}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" style={style}>
      {text}
    </a>
  );
}

function Table({
  item: { box, columns, rows, rowHeight, headHeight, headSize, lineColour, name },
}: {
  readonly item: SlideTable;
}) {
  return (
    <table className={styles.table} style={{ ...boxStyle(box), ...ONLY_RUNS }} aria-label={name}>
      <colgroup>
        {columns.map(({ width }, index) => (
          <col key={index} style={{ width: length(width) }} />
        ))}
      </colgroup>
      <thead>
        <tr style={{ height: length(headHeight) }}>
          {columns.map(({ heading, align }, index) => (
            <th
              key={index}
              scope="col"
              style={{ textAlign: align ?? 'left', borderColor: colourOf(lineColour ?? 'text') }}
            >
              <Run run={{ text: heading, size: headSize, colour: 'muted' }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index} style={{ height: length(rowHeight) }}>
            {cells.map((run, at) => (
              <td key={at} style={{ textAlign: columns[at]?.align ?? 'left' }} dir="auto">
                <Run run={run} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function boxStyle({ x, y, width, height }: SlideBox): CSSProperties {
  return { left: length(x), top: length(y), width: length(width), height: length(height) };
}

function fontsOf(fonts: string | null): CSSProperties {
  return (fonts === null ? {} : { '--sans': fonts, '--serif': fonts, fontFamily: fonts }) as CSSProperties;
}

const GAP = 6;

/** The bars of a chart with their names and values. */
function SlideBars({ item }: { readonly item: SlideChart }) {
  const { box, nameWidth, fontSize, thickness, bars, colour, from, to, grid, gridColour, isSigned, alt } = item;
  const { width, height } = box;
  const row = height / bars.length;
  const decimals = shownDecimals(
    isSigned ? 'growth' : 'sizing',
    bars.map(({ value }) => value),
  );
  const at = (value: number): number => nameWidth + ((value - from) / (to - from)) * (width - nameWidth);
  const lines = grid === null ? [0] : [0, grid, 2 * grid].filter((value) => value >= from && value <= to);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.figure} role="img" aria-label={alt} fontSize={fontSize}>
      {lines.map((value) => (
        <path key={value} d={`M${at(value)} 0V${height}`} stroke={colourOf(gridColour)} />
      ))}
      {bars.map(({ name, value }, index) => {
        const y = (index + 0.5) * row;
        const isNegative = value !== null && value < 0;
        const end = at(value ?? 0);
        return (
          <g key={name}>
            <text x={nameWidth - GAP} y={y} textAnchor="end">
              {name}
            </text>
            {value !== null && (
              <rect
                x={Math.min(at(0), end)}
                y={y - thickness / 2}
                width={Math.abs(end - at(0))}
                height={thickness}
                fill={colourOf(colour)}
              />
            )}
            <text x={end + (isNegative ? -GAP : GAP)} y={y} textAnchor={isNegative ? 'end' : 'start'} fontWeight={600}>
              {formatFigure(isSigned ? 'growth' : 'sizing', value, decimals)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The ticks of a strip. */
function SlideTickLines({ item: { box, shares, colour, alt } }: { readonly item: SlideTicks }) {
  const path = shares.map((share) => `M${share * box.width} 0V${box.height}`).join('');
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={styles.figure} role="img" aria-label={alt}>
      <path d={path} stroke={colourOf(colour)} strokeWidth={0.75} />
    </svg>
  );
}

/** A length in units of a slide, of which its container is 1280 wide. */
function length(units: number): string {
  return `calc(${units} * var(--unit))`;
}

/** A slide has the light theme, as its file has. */
function colourOf(colour: SlideColour): string {
  if (colour.startsWith('#')) return colour;
  const [name, part] = colour.split('-');
  if (part === undefined) return `var(--${name})`;
  const hue = quadrantHue({ name: name as QuadrantName });
  const token = hue === 'default' ? 'neutral' : hue;
  return part === 'fill' ? `var(--${token})` : `var(--${token}-${part})`;
}
