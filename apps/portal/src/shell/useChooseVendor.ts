import { useActions } from '@foyer/feature-api'
import type { MouseEvent } from 'react'
import { type NavEntry, seaLottery } from './navModel.ts'

/** Takes over a press on a link of the navigation that starts a vendor (H06), or the lottery (H07); others lead on. */
export function useChooseVendor(): (event: MouseEvent, entry: NavEntry) => void {
  const { openVendor } = useActions()
  return (event, { category, href, vendors }) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!category || !link || event.metaKey || event.ctrlKey || event.shiftKey) return
    const address = link.getAttribute('href')
    const vendor = vendors().find((one) => one.href === address)
    const isLottery = category === 'LOTT' && address === href
    if (!vendor && !isLottery) return
    event.preventDefault()
    openVendor(vendor ? { code: vendor.code, gameType: category } : seaLottery)
  }
}
