import type { Game } from '@foyer/contract'
import { type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameGrid } from '@foyer/ui/GameGrid'
import { TextField } from '@foyer/ui/TextField'
import { useEffect, useState } from 'react'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { SecondGameRoot } from './SecondGameModal.styles.ts'

const none: readonly Game[] = []
/** Milliseconds after the last key before a name is searched. */
const typingTime = 300

/** Else the platform starts in the list, since that scrolls; whoever asks for a second game types its name next. */
const startHere = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '')

/** Chooses a game to play beside another: the most played ones, or what a name finds (QP10). */
export function SecondGameModal({
  isTrial,
  beside,
  onChoose,
  close,
}: ModalProps['secondGame'] & { close: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setName(typed.trim()), typingTime)
    return () => clearTimeout(timer)
  }, [typed])
  // Slots to look through; a name may be that of a table, or of any other game.
  const input = { pageNo: 1, pageSize: 24, ...(name ? { gameName: name } : { gameType: 'RNG' as const }) }
  const answer = useOperation('gameList', input, { keepPrevious: true })
  const games = (answer.data?.games ?? none).filter(
    ({ nodeId, opensVendorList, playMoneyOnly, trialOffered }) =>
      nodeId !== beside && !opensVendorList && (isTrial ? trialOffered : !playMoneyOnly),
  )
  const choose = (id: string): void => {
    const game = games.find(({ nodeId }) => String(nodeId) === id)
    if (!game) return
    close()
    onChoose(game)
  }
  return (
    <Dialog isOpen onClose={close} title={t('secondGame')} size="large" labels={useLabels('Dialog')}>
      <SecondGameRoot>
        <TextField
          label={t('secondSearch')}
          ref={startHere}
          type="search"
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <GameGrid
          games={games.map((game) => ({
            id: String(game.nodeId),
            name: game.name,
            vendorName: game.vendorName,
            image: game.icon,
          }))}
          onPlay={choose}
          state={answer.isError ? 'error' : answer.data ? 'ready' : 'loading'}
          skeletonCount={24}
          empty={<EmptyState title={t('secondNone', { name })}>{t('secondNoneHint')}</EmptyState>}
          onRetry={() => void answer.refetch()}
          labels={useLabels('GameGrid')}
        />
      </SecondGameRoot>
    </Dialog>
  )
}
