/**
 * For `makeAutoObservable(this, {}, BY_REFERENCE)`, in every class of state: fields are observed as references, so that
 * what they hold stays plain; collections that change in place are observable themselves. Methods can be passed on.
 */
export const BY_REFERENCE = { deep: false, autoBind: true } as const;
