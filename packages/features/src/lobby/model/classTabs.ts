import type { GameType, Operations, ValueOf, VendorCategory } from '@foyer/contract'

/** Classes every lobby offers beside those of its providers (L14); NEW exists for slots only. */
export function fixedClasses(gameType: GameType): readonly string[] {
  return gameType === 'RNG' ? ['ALL', 'FAV', 'NEW', 'HOT'] : ['ALL', 'FAV', 'HOT']
}

/**
 * The tabs of a lobby: the fixed ones, then the classes of the chosen provider, or of the whole category while none is chosen.
 * What the provider itself says it offers (I32) counts before the list of all providers, which is there earlier.
 * A class that names a fixed tab is not shown twice.
 */
export function classTabs(
  category: VendorCategory | undefined,
  gameType: GameType,
  vendor: string,
  offers?: ValueOf<Operations['vendorGameTypes']>,
): readonly string[] {
  const fixed = fixedClasses(gameType)
  const chosen = category?.vendors.find(({ vassalage }) => vassalage === vendor)
  const offered = offers?.find((offer) => offer.gameType === gameType)
  const classes = offered?.gameClassify ?? chosen?.gameClassify ?? category?.gameClassify ?? []
  return [...new Set([...fixed, ...classes.filter((name) => name !== 'NEW')])]
}
