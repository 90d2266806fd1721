import type { Issue } from '../issues/issue.ts'
import type { LoadedBrand } from '../load/loadBrand.ts'

/** Brands that stand side by side do not claim the same host or merchant. */
export function checkBrands(brands: readonly Pick<LoadedBrand, 'brand' | 'resolved' | 'document'>[]): readonly Issue[] {
  const hosts = new Map<string, string>()
  const merchants = new Map<string, string>()
  return brands.flatMap(({ brand, resolved, document }) => {
    if (!resolved || !document) return []
    const issues: Issue[] = []
    resolved.hosts.forEach((host, index) => {
      const owner = hosts.get(host)
      if (owner === undefined) hosts.set(host, brand)
      else
        issues.push(
          document.issue({
            code: 'duplicate-host',
            path: ['hosts', index],
            message:
              owner === brand
                ? `The host "${host}" is listed twice`
                : `The host "${host}" belongs to "${owner}" already`,
            why:
              owner === brand
                ? 'Nothing changes for players, but one of the two was meant to be another.'
                : 'Players who open it would reach one of the two sites by chance.',
            hint: owner === brand ? 'Keep one of them' : 'Take it out of one of the brands',
          }),
        )
    })
    const owner = merchants.get(resolved.merchant)
    if (owner === undefined) merchants.set(resolved.merchant, brand)
    else
      issues.push(
        document.issue({
          code: 'duplicate-merchant',
          path: ['merchant'],
          message: `The merchant "${resolved.merchant}" belongs to "${owner}" already`,
          why: 'The two sites would share accounts and money.',
          hint: 'Every brand needs a merchant code of its own',
        }),
      )
    return issues
  })
}
