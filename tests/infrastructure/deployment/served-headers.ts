// Reads what the generated files say, as the servers that they are for would.

/** Does a pattern of `_headers` or `_redirects` fit this path? */
export function matches(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
}

/** What `_headers` sends with a path: all rules that fit. @throws Error where two of them set the same header */
export function headersFor(text: string, address: string): Record<string, string> {
  const sent: Record<string, string> = {};
  let fits = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) fits = matches(line, address);
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!fits || name === undefined || value === undefined) continue;
    if (name in sent) throw new Error(`${name} is sent twice with ${address}`);
    sent[name] = value;
  }
  return sent;
}

/** The sources of a content security policy by directive. */
export function policyOf(policy: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
