/** What was computed last from an object and one further value; forgotten with the object. */
export class Remembered<Of extends object, With, Value> {
  readonly #known = new WeakMap<Of, { readonly argument: With; readonly value: Value }>();

  of(object: Of, argument: With, compute: () => Value): Value {
    const known = this.#known.get(object);
    if (known !== undefined && known.argument === argument) return known.value;
    const value = compute();
    this.#known.set(object, { argument, value });
    return value;
  }
}
