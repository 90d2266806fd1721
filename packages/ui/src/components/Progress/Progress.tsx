import { type ReactNode, useId } from 'react'
import { type ProgressTone, Root } from './Progress.styles.ts'

export interface ProgressProps {
  /** What goes on: the words above a bar, the name of a ring. */
  label: ReactNode
  /** How far it is, from 0 to `max`. Without it nobody knows, and something moves to say that it goes on. */
  value?: number | undefined
  max?: number
  /** The value in words, such as "3 of 5"; stands at the end of a bar's label and within a ring. */
  valueText?: string | undefined
  shape?: 'bar' | 'ring'
  tone?: ProgressTone
  /** Keeps the label of a bar for assistive technology alone, where the words around it say what goes on. */
  isLabelHidden?: boolean
}

/** How far something is, or that it goes on. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, shape = 'bar', tone = 'accent', isLabelHidden = false } = props
  const id = useId()
  const part = value === undefined ? undefined : Math.max(0, Math.min(1, value / max))
  const said = { 'aria-labelledby': id, 'aria-valuetext': valueText }
  return (
    <Root data-shape={shape} data-tone={tone} data-unknown={part === undefined || undefined}>
      <span data-part="head" data-hidden={isLabelHidden || shape === 'ring' || undefined}>
        <span id={id}>{label}</span>
        {shape === 'bar' && valueText && <span data-part="value">{valueText}</span>}
      </span>
      {shape === 'bar' ? (
        <progress {...said} value={part} max={1} />
      ) : (
        <span
          data-part="ring"
          role="progressbar"
          {...said}
          aria-valuenow={part === undefined ? undefined : value}
          aria-valuemin={0}
          aria-valuemax={max}
        >
          <Ring part={part ?? 0.28} />
          {valueText && <span data-part="value">{valueText}</span>}
        </span>
      )}
    </Root>
  )
}

/** A circle, and as much of it as is done from the top on. */
function Ring({ part }: { part: number }) {
  const circle = { cx: 24, cy: 24, r: 20, pathLength: 100 }
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle {...circle} data-part="track" />
      <circle {...circle} data-part="done" strokeDasharray={`${part * 100} 100`} transform="rotate(-90 24 24)" />
    </svg>
  )
}
