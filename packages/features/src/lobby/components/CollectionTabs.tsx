import type { GameCollection } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { Tabs } from '@foyer/ui/Tabs'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { CollectionTabsRoot } from './CollectionTabs.styles.ts'

interface CollectionTabsProps {
  collections: readonly GameCollection[]
  /** Of all favourites nothing is chosen. */
  chosen: GameCollection | undefined
  /** Id of the games. */
  panelId: string
  onChoose: (collectionId: number | undefined) => void
}

/** All favourites, or a collection of the member's own, which can be made, renamed and removed (QP01). */
export function CollectionTabs({ collections, chosen, panelId, onChoose }: CollectionTabsProps) {
  const t = useT()
  const { openModal } = useRuntime()
  const open = (collection?: GameCollection): void =>
    openModal('gameCollection', {
      ...(collection && { collection: { collectionId: collection.collectionId, name: collection.name } }),
      onSaved: onChoose,
    })
  return (
    <CollectionTabsRoot>
      <Tabs
        variant="pill"
        label={t('collections')}
        panelId={panelId}
        selected={chosen ? String(chosen.collectionId) : 'all'}
        onSelect={(id) => onChoose(id === 'all' ? undefined : Number(id))}
        items={[
          { id: 'all', label: t('allFavourites') },
          ...collections.map(({ collectionId, name, nodeIds }) => ({
            id: String(collectionId),
            label: name,
            badge: nodeIds.length,
          })),
        ]}
      />
      <div data-part="deeds">
        {chosen && <Button onClick={() => open(chosen)}>{t('editCollection')}</Button>}
        <Button onClick={() => open()}>{t('newCollection')}</Button>
      </div>
    </CollectionTabsRoot>
  )
}
