import { readdir } from 'node:fs/promises'

/** Name of the overlay of an environment. */
export const overlayPattern = /^brand\.([a-z][a-z0-9-]*)\.json$/

export const overlayName = (env: string): string => `brand.${env}.json`

/** Environments that a brand has an overlay for: the names of its `brand.<name>.json`, in order (CF06). */
export async function environmentsOf(dir: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(dir).catch(() => [])
  return names.flatMap((name) => overlayPattern.exec(name)?.[1] ?? []).sort()
}
