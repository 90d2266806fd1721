import type { ClockMove } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import { type FormEvent, useState } from 'react'
import { useMoveClock } from '../api/useDesk.ts'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'
import { sayDuration } from './sayDuration.ts'

const steps = [
  ['minute', 1],
  ['tenMinutes', 10],
  ['hour', 60],
  ['day', 1440],
  ['week', 10_080],
] as const

/** What differs by less is the way to the server and back. */
const sameTime = 2000

interface ClockPanelProps {
  /** Time of the world, in ms. */
  readonly now: number
  readonly aheadMs: number
}

/** The time of the world, and ways to move it. */
export function ClockPanel({ now, aheadMs }: ClockPanelProps) {
  const { say, tag } = useLanguage()
  const { mutate, isPending, isError } = useMoveClock()
  const [instant, setInstant] = useState('')
  const isReal = Math.abs(aheadMs) < sameTime
  const time = sayDuration(aheadMs, tag)
  const move = (to: ClockMove): void => mutate(to)
  const moveTo = (event: FormEvent): void => {
    event.preventDefault()
    move({ to: new Date(instant).toISOString() })
  }
  return (
    <Panel id="clock" title={say('clock')}>
      <p data-desk="face">
        <time dateTime={new Date(now).toISOString()}>
          <span data-desk="hour">{new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(now)}</span>
          <span data-desk="date">{new Intl.DateTimeFormat(tag, { dateStyle: 'full' }).format(now)}</span>
        </time>
        <span data-desk="quiet">
          {isReal ? say('clockReal') : say(aheadMs > 0 ? 'clockAhead' : 'clockBehind', { time })}
        </span>
      </p>
      <fieldset data-desk="steps">
        <legend>{say('moveOn')}</legend>
        {steps.map(([key, minutes]) => (
          <Button key={key} size="small" disabled={isPending} onClick={() => move({ minutes })}>
            {say(key)}
          </Button>
        ))}
      </fieldset>
      <form data-desk="line" onSubmit={moveTo}>
        <TextField
          label={say('moveTo')}
          type="datetime-local"
          value={instant}
          onChange={({ target }) => setInstant(target.value)}
        />
        <Button type="submit" isBusy={isPending} disabled={instant === ''}>
          {say('move')}
        </Button>
      </form>
      {!isReal && <Button onClick={() => move({ real: true })}>{say('backToReal')}</Button>}
      <p data-desk="quiet" role={isError ? 'alert' : undefined}>
        {say(isError ? 'notSaved' : 'clockHint')}
      </p>
    </Panel>
  )
}
