import { sayLabel } from '@foyer/ui/labels'
import type { SeatShown } from '../wire.ts'
import { useMatchLabels } from './matchLabels.ts'

/** Names of who sits at a table. What no player sits at is a bot, and is named so. */
export function useNames(seats: readonly SeatShown[], own: number | undefined): (seat: number) => string {
  const labels = useMatchLabels()
  const names = Object.values(labels.bots)
  return (seat) => {
    const shown = seats[seat]
    if (seat === own) return labels.you
    if (shown?.kind === 'bot') return sayLabel(labels, 'bot', { name: names[shown.bot % names.length] ?? '' })
    return shown?.kind === 'player' ? sayLabel(labels, 'player', { seat: seat + 1 }) : labels.empty
  }
}
