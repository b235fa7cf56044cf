/** The coverage table of the review screen. */
export function CoverageTab() {
  return null;
}
