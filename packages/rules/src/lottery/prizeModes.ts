/** Vendors of each family of lotteries (W16). */
export const vendorsOfPrizeMode = {
  Lott: ['LOTT', 'GPI'],
  ZY: ['TCG_LOTTO_VN'],
  Elott: ['ELOTT'],
  SEA: ['TCG_SEA'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Families of lotteries by how they pay (W16). */
export type PrizeMode = keyof typeof vendorsOfPrizeMode

/** Whether a family has the lotteries of a vendor. */
export const hasVendor = (mode: PrizeMode, vendor: string): boolean =>
  vendorsOfPrizeMode[mode].some((known) => known === vendor)

const modes: readonly PrizeMode[] = ['Lott', 'ZY', 'Elott', 'SEA']

/** The family that a vendor's lotteries belong to; nothing for a vendor that has none. */
export const prizeModeOf = (vendor: string): PrizeMode | undefined => modes.find((mode) => hasVendor(mode, vendor))
