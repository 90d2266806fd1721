import type { ReactNode } from 'react'
import { Root } from './Steps.styles.ts'

export interface Step {
  readonly id: string
  readonly title: ReactNode
  readonly text?: ReactNode
}

export interface StepsProps {
  /** Two to five, in order. */
  steps: readonly Step[]
}

/** How something goes, told in numbered steps side by side. Progress through a form is a `Stepper`. */
export function Steps({ steps }: StepsProps) {
  return (
    // Without markers a list is none to some screen readers.
    <Root role="list">
      {steps.map(({ id, title, text }, index) => (
        <li key={id}>
          <span data-part="number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </Root>
  )
}
