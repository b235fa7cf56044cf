import { useId } from 'react';

export interface LogoProps {
  readonly variant: 'full' | 'icon';
  readonly className?: string;
  /** The accessible name. Leave it out where the link around the logo has one. */
  readonly title?: string;
}

const MARK = 'M6.5 2H15a14 14 0 0 1 0 28H6.5A3.5 3.5 0 0 1 3 26.5v-21A3.5 3.5 0 0 1 6.5 2Z';
const SIGNAL = 'M7.8 16.2 11.8 8.6l4.1 6.4L20 8.6l4 7.6';
const ECHO = 'M8.4 22.4l3.5-4.4 4 4.2 4-4.2 2.7 3.3';
/** "D&M" as outlines: the wordmark must not wait for a font. */
const WORDMARK =
  'M57.93 15.2Q57.93 10.9 56.14 8.82Q54.34 6.73 50.78 6.73H47.31L47.08 5.7H51.56Q55.06 5.7 57.51 6.78' +
  'Q59.96 7.86 61.25 9.91Q62.54 11.97 62.54 14.9Q62.54 18.24 61.12 20.48Q59.71 22.73 57.27 23.87' +
  'Q54.83 25 51.75 25H47.08L47.31 23.96H51.21Q53.36 23.96 54.86 23.08Q56.36 22.2 57.14 20.27' +
  'Q57.93 18.35 57.93 15.2ZM42.8 25V24.56L45.01 23.96V6.73L42.8 6.15V5.7H49.52V25ZM76.42 21.65 75.51 22.36' +
  'Q74.42 23.43 73.39 24.07Q72.36 24.71 71.35 25Q70.35 25.3 69.32 25.3Q67.61 25.3 66.47 24.69' +
  'Q65.33 24.07 64.77 23.06Q64.2 22.05 64.2 20.83Q64.2 19.82 64.5 18.93Q64.8 18.04 65.5 17.23' +
  'Q66.2 16.42 67.42 15.68Q68.64 14.94 70.48 14.24L72.47 13.43Q73.93 12.49 74.71 11.58Q75.49 10.68 75.79 9.79' +
  'Q76.1 8.9 76.1 8.03Q76.1 7.07 75.65 6.55Q75.2 6.03 74.23 6.03Q73.35 6.03 72.69 6.43Q72.04 6.82 71.69 7.53' +
  'Q71.33 8.24 71.33 9.19Q71.33 9.94 71.56 10.8Q71.79 11.66 72.29 12.56L78.74 24.1L80.95 24.72L80.86 25H75.79' +
  'L69.85 14.1Q69.52 13.49 69.31 12.88Q69.1 12.27 69 11.66Q68.91 11.06 68.91 10.51Q68.91 9.02 69.56 7.87' +
  'Q70.22 6.72 71.47 6.06Q72.72 5.4 74.48 5.4Q75.81 5.4 76.69 5.79Q77.56 6.18 77.99 6.85Q78.42 7.52 78.42 8.38' +
  'Q78.42 9.29 77.97 10.16Q77.53 11.02 76.32 11.89Q75.11 12.77 72.8 13.71L70.76 14.53Q69.33 15.19 68.53 15.94' +
  'Q67.74 16.7 67.42 17.58Q67.1 18.46 67.1 19.52Q67.1 21.32 68.18 22.35Q69.26 23.39 71.12 23.39' +
  'Q72.12 23.39 73.13 23.14Q74.14 22.9 75.18 22.07L76.01 21.37Q76.7 20.68 77.35 19.64Q78 18.61 78.6 17.21' +
  'Q79.21 15.81 79.75 14.03L77.69 13.51L77.78 13.2H83.73L83.64 13.51L81.32 14.03Q80.19 16.56 78.97 18.38' +
  'Q77.76 20.21 76.42 21.65ZM108.72 23.88 111.08 24.56V25H101.67V24.56L104.09 23.98L102.83 7.38L103.05 7.41' +
  'L96.09 25.16H94L86.85 7.65L87.07 7.61L86.05 24.02L88.5 24.56V25H82.79V24.56L85.05 24.02L86.1 7.15L83.65 6.14' +
  'V5.7H90.94L97.12 20.99L96.69 20.98L102.64 5.7H109.91V6.14L107.35 6.77Z';

/** The mark, with or without the wordmark, in the colour of the text around it. */
export function Logo({ variant, className, title }: LogoProps) {
  // Two logos on a page need two masks: with one id the second would follow the first when that is hidden.
  const maskId = useId();
  const isFull = variant === 'full';
  return (
    <svg
      className={className}
      viewBox={isFull ? '3 0 109 32' : '0 0 32 32'}
      width={isFull ? 109 : 32}
      height={32}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
        <rect width="32" height="32" fill="#fff" />
        <g fill="none" stroke="#000" strokeLinejoin="round" strokeLinecap="round">
          <path strokeWidth="2.3" d={SIGNAL} />
          <path strokeWidth="1.6" d={ECHO} />
        </g>
      </mask>
      <path fill="currentColor" mask={`url(#${maskId})`} d={MARK} />
      {isFull && <path fill="currentColor" d={WORDMARK} />}
    </svg>
  );
}
