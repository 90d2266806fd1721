import { useBook } from '../BookContext.ts'
import { dayName } from '../model/dayName.ts'

interface KickoffProps {
  readonly at: number
  /** With its day. */
  readonly isWhole?: boolean
}

/** When an event starts, by the player's own clock and language. */
export function Kickoff({ at, isWhole = false }: KickoffProps) {
  const { shown, words } = useBook()
  const time = new Intl.DateTimeFormat(words.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return (
    <time className="kickoff" dateTime={new Date(at).toISOString()}>
      {isWhole && `${dayName(words, at, shown.now)} `}
      {time}
    </time>
  )
}
