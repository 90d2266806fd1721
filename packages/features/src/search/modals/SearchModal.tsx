import type { Game } from '@foyer/contract'
import { useActions, useCategoryName, useLabels, usePicture, useSession } from '@foyer/feature-api'
import { markTyped } from '@foyer/rules/title-search'
import { Dialog } from '@foyer/ui/Dialog'
import { type FoundTitle, SearchPalette } from '@foyer/ui/SearchPalette'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { changeSearches, type KeptSearches, loadSearches, withRecent, withSaved } from '../model/keptSearches.ts'
import { useFoundPlaces } from '../model/useFoundPlaces.ts'
import { useT } from '../model/useT.ts'
import { useTitleSearch } from '../model/useTitleSearch.ts'

/** All titles of the site, found while they are typed (N09). */
export function SearchModal({ close }: { close: () => void }) {
  const t = useT()
  const { href, navigate, hasRoute } = useRuntime()
  const { launchGame } = useActions()
  const picture = usePicture()
  const categoryName = useCategoryName()
  const [typed, setTyped] = useState('')
  // Who presses / and types on does not wait until this is there: from here on its field has the focus.
  useLayoutEffect(() => setTyped(window.foyerKeys?.slice(1) ?? ''), [])
  const account = useSession().member?.id
  const [kept, setKept] = useState(() => loadSearches(account))
  const { found, popular, text, total, state, retry } = useTitleSearch(typed)
  const places = useFoundPlaces(typed.trim())
  const titleOf = useCallback(
    ({ nodeId, name, vendor, vendorName, gameType, icon }: Game): FoundTitle => {
      const image = picture(vendor, icon)
      return {
        id: String(nodeId),
        name,
        detail: `${vendorName} · ${categoryName(gameType)}`,
        ...(image && { image }),
      }
    },
    [picture, categoryName],
  )
  const titles = useMemo(
    () => found.map((game) => ({ ...titleOf(game), parts: markTyped(game.name, text) })),
    [found, text, titleOf],
  )
  const offered = useMemo(() => popular.map(titleOf), [popular, titleOf])
  const keep = (change: (searches: KeptSearches) => KeptSearches): void =>
    setKept(changeSearches(account, kept, change))
  const remember = (): void => {
    const text = typed.trim()
    if (text !== '') keep((searches) => withRecent(searches, text))
  }
  const choose = (id: string): void => {
    const game = [...found, ...popular].find(({ nodeId }) => String(nodeId) === id)
    if (game === undefined) return
    remember()
    close()
    launchGame(game)
  }
  const openPlace = (id: string): void => {
    remember()
    close()
    places.find((place) => place.id === id)?.open()
  }
  const seeAll = (text: string): void => {
    remember()
    close()
    navigate(href('home', { q: text }))
  }
  return (
    <Dialog isOpen onClose={close} title={t('title')} size="medium" labels={useLabels('Dialog')}>
      <SearchPalette
        typed={typed}
        onType={setTyped}
        found={titles}
        popular={offered}
        total={total}
        state={state}
        onRetry={retry}
        onChoose={choose}
        places={places}
        onOpenPlace={openPlace}
        onSeeAll={hasRoute('home') ? seeAll : undefined}
        recent={kept.recent}
        saved={kept.saved}
        onSave={(text) => keep((searches) => withSaved(searches, text))}
        onClearRecent={() => keep(({ saved }) => ({ recent: [], saved }))}
        labels={useLabels('SearchPalette')}
      />
    </Dialog>
  )
}
