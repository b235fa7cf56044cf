/** Starts the worker of all drawings. Composition puts it here, because the worker has the code of several features. */
export const drawingWorker: { start: () => Worker } = {
  start: () => {
    throw new Error('No worker draws here.');
  },
};
