export function securityHeaders(config: object, connection?: { readonly https?: boolean }): Record<string, string>;
export function ownPagePolicy(policy: string): string;
