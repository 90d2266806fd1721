import { type SettingsOf, useRuntime, useVendorLink, vendorsQuery } from '@foyer/feature-api'
import { Shelf } from '@foyer/ui/Shelf'
import { VendorWall } from '@foyer/ui/VendorWall'
import type { MakerWallSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { uniqueVendors } from '../model/uniqueVendors.ts'
import { useT } from '../model/useT.ts'
import { wholeRows } from '../model/wholeRows.ts'

/** Who makes the games, as a wall of marks (L03). Nothing while there are none. */
export function MakerWall({ settings: { dozens } }: { settings: SettingsOf<typeof MakerWallSettings> }) {
  const t = useT()
  const linkOf = useVendorLink()
  const { href, hasRoute } = useRuntime()
  const { data } = useOperation('gameVendors', vendorsQuery)
  const vendors = wholeRows(uniqueVendors(data ?? []), dozens)
  if (vendors.length === 0) return null
  return (
    <Shelf
      title={t('title')}
      moreHref={hasRoute('providers') ? href('providers') : undefined}
      more={t('more')}
      moreName={t('moreName')}
    >
      <VendorWall
        label={t('title')}
        vendors={vendors.map(({ vendor, gameType }) => {
          const { id, name, image, href: link } = linkOf(vendor, gameType)
          return { id, name, image, href: link }
        })}
      />
    </Shelf>
  )
}
