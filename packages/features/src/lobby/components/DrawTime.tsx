import { useLabels, useReader, useRuntime } from '@foyer/feature-api'
import { Countdown } from '@foyer/ui/Countdown'
import { dayAndTime } from '../model/dayAndTime.ts'

/** Under this a draw is counted by the second. */
const near = 3_600_000

/** When a lottery is drawn, in the reader's day and zone, and counted down in its last hour; nothing once it is drawn. */
export function DrawTime({ instant }: { instant: string }) {
  const { tag } = useRuntime().language
  const labels = useLabels('Countdown')
  const reader = useReader()
  const at = Date.parse(instant)
  if (!reader || at <= reader.now) return null
  if (at - reader.now < near) return <Countdown closesAt={at} labels={labels} />
  return <time dateTime={instant}>{dayAndTime(at, tag, reader)}</time>
}
