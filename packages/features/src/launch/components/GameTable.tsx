import type { RunningHand } from '@foyer/contract/frame'
import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { useSyncExternalStore } from 'react'
import { askToLeave } from '../model/askToLeave.ts'
import { ticketOf } from '../model/gameAddress.ts'
import { type GameTicket, nameOfTicket, writeGameTicket } from '../model/gameTicket.ts'
import { launchSettings } from '../model/launchSettings.ts'
import { useLeaveGame } from '../model/useLeaveGame.ts'
import { GameStage } from './GameStage.tsx'
import { GameTableRoot } from './GameTable.styles.ts'

/** Two games need this much room. */
const wide = '(min-width: 1100px) and (min-height: 501px)'

const watchWidth = (changed: () => void): (() => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** One game, or two side by side where the screen is wide and the brand allows it (R25, QP10). */
export function GameTable({ tickets }: { tickets: readonly [GameTicket, ...GameTicket[]] }) {
  const runtime = useRuntime()
  const [, setQuery] = useAddressQuery()
  const leave = useLeaveGame(tickets[0].back)
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(wide).matches)
  const mayPair = launchSettings(runtime).sideBySide && isWide
  // A window that becomes narrow hides the second game and ends neither.
  const shown = launchSettings(runtime).sideBySide ? tickets : tickets.slice(0, 1)
  const [first] = tickets

  const close = async (ticket: GameTicket, name: string, hand?: RunningHand): Promise<void> => {
    if (!(await askToLeave(runtime, name, hand))) return
    const [other] = shown.filter((one) => nameOfTicket(one) !== nameOfTicket(ticket))
    if (!other || !isWide) return leave()
    setQuery(toText(writeGameTicket(other)), { replace: true })
  }
  const addSecond = (): void =>
    runtime.openModal('secondGame', {
      isTrial: first.isTrial,
      beside: first.nodeId,
      onChoose: (game) =>
        setQuery(toText(writeGameTicket(first, ticketOf(game, first.isTrial || game.playMoneyOnly))), {
          replace: true,
        }),
    })

  return (
    <GameTableRoot data-pair={shown.length > 1 || undefined}>
      {shown.map((ticket) => (
        <GameStage
          key={nameOfTicket(ticket)}
          ticket={ticket}
          isOneOfTwo={shown.length > 1 && isWide}
          onLeave={(name, hand) => void close(ticket, name, hand)}
          onSecond={mayPair && shown.length === 1 ? addSecond : undefined}
        />
      ))}
    </GameTableRoot>
  )
}

const toText = (query: ReturnType<typeof writeGameTicket>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
