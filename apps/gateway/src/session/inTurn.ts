const lasts = new Map<string, Promise<unknown>>()

/** Does works of one name one after the other, in the order they came; those of different names do not wait for one another. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const own = (lasts.get(name) ?? Promise.resolve()).then(work, work)
  lasts.set(name, own)
  try {
    return await own
  } finally {
    if (lasts.get(name) === own) lasts.delete(name)
  }
}
