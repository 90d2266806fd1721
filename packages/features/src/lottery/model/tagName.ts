import type { useT } from './useT.ts'

const known = ['all', 'NATIONAL', 'SEA', 'CLASSIC', 'RAPID', 'KENO'] as const

/** Words of a tag; one that has none here says itself (W01). */
export function tagName(tag: string, t: ReturnType<typeof useT>): string {
  const own = known.find((one) => one === tag)
  return own ? t(`tag_${own}`) : tag
}
