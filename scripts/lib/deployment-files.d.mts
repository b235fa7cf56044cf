export function deploymentFiles(
  config: object,
  trial?: { readonly reportOnly?: boolean; readonly reportUri?: string },
): Record<string, string>;
