/** Milliseconds after which a chunk counts as lost (C18). */
export const chunkTimeout = 120_000

/** A page, section or modal could not be fetched; shown as Z23 with a way to try again. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Runs a lazy loader; rejects with a `ChunkError` when it fails or takes too long. */
export async function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('The chunk took too long')), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (error instanceof ChunkError) throw error
    throw new ChunkError('The chunk could not be loaded', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
