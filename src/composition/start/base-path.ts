declare global {
  interface Window {
    /** Set by ui/app/boot.js: where its own file stands, so that one build works under any path. */
    readonly basePath?: string;
  }
}

/** The path that the product stands under, without a slash at its end: '' or '/signals'. */
export function basePath(): string {
  return window.basePath ?? '';
}

/** @param address a path is the product's own, and stands under its base; others stay */
export function underBase(address: string): string {
  return address.replace(/^\/(?!\/)/, `${basePath()}/`);
}
