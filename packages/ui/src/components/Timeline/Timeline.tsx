import { Check, CircleAlert, Clock } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { Root } from './Timeline.styles.ts'

/** `done` is over, `current` is going on, `waiting` is still to come, `failed` ended it. */
export type TimelineState = 'done' | 'current' | 'waiting' | 'failed'

export interface TimelineStep {
  readonly id: string
  /** What happened, in words that need no colour. */
  readonly title: ReactNode
  /** When. */
  readonly time?: ReactNode
  readonly text?: ReactNode
  readonly state: TimelineState
}

export interface TimelineProps {
  /** What it is the way of, for screen readers. */
  label: string
  /** In the order in which they happened. */
  steps: readonly TimelineStep[]
}

const marks = { done: Check, current: Clock, failed: CircleAlert } as const

/** The way of one thing, step by step and with its times: a payment, a claim, an order. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    // Without markers a list is none to some screen readers.
    <Root role="list" aria-label={label}>
      {steps.map(({ id, title, time, text, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span data-part="mark">{state !== 'waiting' && <Glyph of={marks[state]} />}</span>
          <span data-part="title">{title}</span>
          {time && <span data-part="time">{time}</span>}
          {text && <span data-part="text">{text}</span>}
        </li>
      ))}
    </Root>
  )
}
