export function securityHeaders(config: object, connection?: { readonly https?: boolean }): Record<string, string>;
