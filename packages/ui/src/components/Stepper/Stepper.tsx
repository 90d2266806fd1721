import { Check, CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type StepperLabels, stepperLabels } from './Stepper.labels.ts'
import { Root } from './Stepper.styles.ts'

export interface StepperStep {
  readonly id: string
  readonly label: ReactNode
  /** What it is about, below the words of a column. */
  readonly hint?: ReactNode
  /** Something in it has to be put right. */
  readonly hasProblem?: boolean
}

export interface StepperProps {
  /** What the steps lead to, as the name of the list. */
  label: string
  steps: readonly StepperStep[]
  /** Id of the step that is being taken; those before it are done. None when all are. */
  current?: string | undefined
  /** `row` above what a step asks; on a phone it says only which step it is. `column` as an overview. */
  direction?: 'row' | 'column'
  /** Goes back to a step that is done; without it the steps are no buttons. */
  onSelect?: (id: string) => void
  labels?: StepperLabels
}

/** The way through something that takes several steps, and how far somebody is on it. */
export function Stepper(props: StepperProps) {
  const { label, steps, current, direction = 'row', onSelect, labels = stepperLabels } = props
  const found = steps.findIndex(({ id }) => id === current)
  const at = found < 0 ? steps.length : found
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'current' : 'ahead')
  const total = steps.length
  return (
    <Root data-direction={direction}>
      {direction === 'row' && (
        <p data-part="where" aria-hidden>
          <span>{sayLabel(labels, 'where', { number: Math.min(at + 1, total), total })}</span>
          <strong>{steps[Math.min(at, total - 1)]?.label}</strong>
        </p>
      )}
      <ol data-part="steps" aria-label={label}>
        {steps.map(({ id, label: words, hint, hasProblem }, index) => {
          const state = stateOf(index)
          const content = (
            <>
              <span data-part="mark" aria-hidden>
                {hasProblem ? <Glyph of={CircleAlert} /> : state === 'done' ? <Glyph of={Check} /> : index + 1}
              </span>
              <span data-part="words">
                {words}
                {hint && <span data-part="hint">{hint}</span>}
                {hasProblem && <span data-part="state">{labels.problem}</span>}
                {!hasProblem && state === 'done' && <span data-part="state">{labels.done}</span>}
              </span>
            </>
          )
          return (
            <li
              key={id}
              data-state={state}
              data-problem={hasProblem || undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {onSelect && state === 'done' ? (
                <button type="button" data-part="step" onClick={() => onSelect(id)}>
                  {content}
                </button>
              ) : (
                <span data-part="step">{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </Root>
  )
}
