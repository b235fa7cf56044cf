declare const provides: unique symbol;

/** Names a dependency for the container without knowing any container. The phantom field keeps T from being ignored. */
export type Token<T> = symbol & { readonly [provides]: T };

export function token<T>(name: string): Token<T> {
  return Symbol(name) as unknown as Token<T>;
}

/** What a dependency is asked for by: the token of a port, or the class of one of our own stores and use cases. */
export type Identifier<T> = Token<T> | (abstract new (...dependencies: never[]) => T);

/** One identifier for each parameter of a factory, in its order. */
export type IdentifiersOf<Dependencies extends readonly unknown[]> = {
  readonly [Index in keyof Dependencies]: Identifier<Dependencies[Index]>;
};
