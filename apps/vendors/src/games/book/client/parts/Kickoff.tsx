import { useBookWords } from '../../words.ts'
import { clockTime } from '../model/clockTime.ts'
import { dayName } from '../model/dayName.ts'

interface KickoffProps {
  readonly at: number
  /** The world's time, ms, which says what is today: with it the day is told too. */
  readonly now?: number
}

/** When an event starts, by the player's own clock and language. */
export function Kickoff({ at, now }: KickoffProps) {
  const words = useBookWords()
  return (
    <time className="kickoff" dateTime={new Date(at).toISOString()}>
      {now !== undefined && `${dayName(words, at, now)} `}
      {clockTime(at, words.language)}
    </time>
  )
}
