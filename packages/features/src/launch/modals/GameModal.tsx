import type { RunningHand } from '@foyer/contract/frame'
import { type ModalProps, useRuntime } from '@foyer/feature-api'
import { holdPage } from '@foyer/ui/Dialog'
import { useEffect, useRef } from 'react'
import { GameStage } from '../components/GameStage.tsx'
import { askToLeave } from '../model/askToLeave.ts'
import { useT } from '../model/useT.ts'
import { GameModalRoot } from './GameModal.styles.ts'

/** A game in a frame over the page it was chosen on (G07). */
export function GameModal({ close, name, ...ticket }: ModalProps['game'] & { close: () => void }) {
  const t = useT()
  const runtime = useRuntime()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    return holdPage()
  }, [])
  const leave = async (shown: string, hand?: RunningHand): Promise<void> => {
    if (await askToLeave(runtime, shown, hand)) close()
  }
  return (
    <GameModalRoot
      ref={dialog}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault()
        void leave(name)
      }}
    >
      <GameStage ticket={ticket} onLeave={(shown, hand) => void leave(shown, hand)} />
    </GameModalRoot>
  )
}
