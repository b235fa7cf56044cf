/** Whether shortcuts are named after the keys of an Apple keyboard. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
