/** Milliseconds after which a chunk counts as lost (C18). */
export const chunkTimeout = 120_000

/** A page, section or modal could not be fetched; shown as Z23 with a way to try again. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/**
 * Runs a lazy loader, once more where it fails: a browser drops all that is on its way where loading is stopped. Rejects
 * with a `ChunkError` when it fails again or takes too long.
 */
export async function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), timeout)
  })
  try {
    return await Promise.race([load().catch(load), late])
  } catch (error) {
    throw new ChunkError('It could not be loaded', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
