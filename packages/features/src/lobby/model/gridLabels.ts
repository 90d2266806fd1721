import type { GameGridLabels } from '@foyer/ui/GameGrid'
import type { useT } from './useT.ts'

/** The words of grids and tiles. Names in braces are filled in by the kit. */
export const gridLabels = (t: ReturnType<typeof useT>): GameGridLabels => ({
  play: t('play'),
  playGame: t('playGame'),
  trial: t('trial'),
  trialGame: t('trialGame'),
  favourite: t('favourite'),
  isNew: t('isNew'),
  isHot: t('isHot'),
  list: t('list'),
  loading: t('loading'),
  emptyTitle: t('emptyTitle'),
  empty: t('emptyText'),
  error: t('error'),
  retry: t('retry'),
})
