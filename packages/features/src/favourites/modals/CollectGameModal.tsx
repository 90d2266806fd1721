import { type ModalProps, useLabels } from '@foyer/feature-api'
import { Checkbox } from '@foyer/ui/Checkbox'
import { Dialog } from '@foyer/ui/Dialog'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { NewCollection } from '../components/NewCollection.tsx'
import { useRuntime } from '../model/calls.ts'
import { collectGame } from '../model/collectGame.ts'
import { useCollections } from '../model/useCollections.ts'
import { useT } from '../model/useT.ts'

/** Which collections a game is in; a new one is made with the game in it (QP01). */
export function CollectGameModal({ nodeId, name, close }: ModalProps['collectGame'] & { close: () => void }) {
  const t = useT()
  const runtime = useRuntime()
  const { collections, isLoading, isError, isBusy, retry, save } = useCollections()
  const errorLabels = useLabels('ErrorState')
  const make = async (typed: string): Promise<boolean> => {
    const made = await save(typed)
    if (made) await collectGame(runtime, made.collectionId, nodeId, true)
    return made !== undefined
  }
  return (
    <Dialog isOpen isSheet onClose={close} title={t('collectionsOf', { game: name })} labels={useLabels('Dialog')}>
      {isLoading && <Skeleton lines={3} />}
      {isError && <ErrorState title={t('failed')} onRetry={retry} labels={errorLabels} />}
      {!isLoading && !isError && (
        <>
          {collections.map((one) => (
            <Checkbox
              key={one.collectionId}
              label={one.name}
              checked={one.nodeIds.includes(nodeId)}
              onChange={(event) => void collectGame(runtime, one.collectionId, nodeId, event.target.checked)}
            />
          ))}
          {collections.length === 0 && <p>{t('noCollections')}</p>}
          <NewCollection label={t('newCollection')} isBusy={isBusy} onSave={make} />
        </>
      )}
    </Dialog>
  )
}
