import { useBookWords } from '../../words.ts'
import { dayName } from '../model/dayName.ts'

interface KickoffProps {
  readonly at: number
  /** The world's time, ms, which says what is today: with it the day is told too. */
  readonly now?: number
}

/** When an event starts, by the player's own clock and language. */
export function Kickoff({ at, now }: KickoffProps) {
  const words = useBookWords()
  const time = new Intl.DateTimeFormat(words.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return (
    <time className="kickoff" dateTime={new Date(at).toISOString()}>
      {now !== undefined && `${dayName(words, at, now)} `}
      {time}
    </time>
  )
}
