/** The store could not be asked: it is away, full or locked. The request can be sent again. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('the store did not answer', { cause });
  }
}

/** Work on the database whose every failure is the store's. */
export const asked = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw new StoreFailure(error);
  }
};
