import { watchFolders } from '@foyer/brand/node'
import { listBrands, loadMerchant, type MerchantSource } from './loadMerchants.ts'

const settleTime = 150

/** Reloads a brand's merchant after each save in its folder, and takes up new folders. Returns the stop. */
export function watchBrands(source: MerchantSource): () => void {
  const { brandsDir, log } = source
  const touched = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  const reload = async (brands: readonly string[]): Promise<void> => {
    const present = await listBrands(brandsDir)
    for (const brand of brands) if (present.includes(brand)) await loadMerchant(source, brand)
  }
  const onChange = (name: string): void => {
    const [brand] = name.split('/')
    if (!brand || !/\.json$|^[^.]+$/.test(name)) return
    touched.add(brand)
    clearTimeout(timer)
    // Editors save in several steps; one reload after the last is enough.
    timer = setTimeout(() => {
      const brands = [...touched]
      touched.clear()
      work = work
        .then(() => reload(brands))
        .catch((error: unknown) => log.error({ err: error }, 'brand files could not be reloaded'))
    }, settleTime)
  }
  const stop = watchFolders(brandsDir, onChange, (error) =>
    log.warn({ err: error }, 'brand files are not watched any more'),
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}
