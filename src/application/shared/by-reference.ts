/**
 * Options of `makeAutoObservable(this, {}, BY_REFERENCE)` for every class of state. MobX observes the assignment of a
 * field, not the content of its value; a collection that changes in place is an `observable.map` or `observable.set`.
 * Methods are bound, so that they can be passed as callbacks.
 */
export const BY_REFERENCE = { deep: false, autoBind: true } as const;
