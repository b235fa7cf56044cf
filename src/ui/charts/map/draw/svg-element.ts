const NAMESPACE = 'http://www.w3.org/2000/svg';

/** An element of a drawing that is made by hand and not by React. */
export function createSvg<Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS(NAMESPACE, name);
}
