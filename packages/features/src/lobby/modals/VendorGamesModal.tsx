import type { ModalProps } from '@foyer/feature-api'
import { useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { VendorGames } from '../components/VendorGames.tsx'
import { useT } from '../model/useT.ts'

/** The games of one vendor over the page (M11, L29). */
export function VendorGamesModal({ vendor, name, gameType, close }: ModalProps['vendorGames'] & { close: () => void }) {
  const t = useT()
  return (
    <Dialog isOpen onClose={close} title={t('gamesOf', { vendor: name })} size="large" labels={useLabels('Dialog')}>
      <VendorGames vendor={vendor} gameType={gameType} onStart={close} />
    </Dialog>
  )
}
