import { type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { NewCollection } from '../components/NewCollection.tsx'
import { useRuntime } from '../model/calls.ts'
import { useCollections } from '../model/useCollections.ts'
import { useT } from '../model/useT.ts'

/** Makes a collection, or renames the one that is given, or asks whether to remove it (QP01). */
export function GameCollectionModal({
  collection,
  onSaved,
  close,
}: ModalProps['gameCollection'] & { close: () => void }) {
  const t = useT()
  const { alert } = useRuntime()
  const { isBusy, save, remove } = useCollections()
  const keep = async (name: string): Promise<boolean> => {
    const saved = await save(name, collection?.collectionId)
    if (!saved) return false
    close()
    onSaved(saved.collectionId)
    return true
  }
  const takeAway = async ({ collectionId, name }: NonNullable<typeof collection>): Promise<void> => {
    const answer = await alert({
      icon: 'warning',
      title: t('removeTitle', { name }),
      text: t('removeHint'),
      buttons: [
        { id: 'keep', label: t('keepIt') },
        { id: 'remove', label: t('removeIt'), primary: true },
      ],
    })
    if (answer !== 'remove' || (await remove(collectionId)) === undefined) return
    close()
    onSaved(undefined)
  }
  return (
    <Dialog
      isOpen
      isSheet
      onClose={close}
      title={collection?.name ?? t('newCollection')}
      labels={useLabels('Dialog')}
      buttons={collection ? [{ label: t('remove'), tone: 'danger', onPress: () => void takeAway(collection) }] : []}
    >
      <NewCollection name={collection?.name} label={t('name')} isBusy={isBusy} onSave={keep} />
    </Dialog>
  )
}
