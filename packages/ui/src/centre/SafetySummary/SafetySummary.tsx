import { Circle, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/index.ts'
import { Glyph } from '../../components/Icon/index.ts'
import { Progress } from '../../components/Progress/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import { type SafetySummaryLabels, safetySummaryLabels } from './SafetySummary.labels.ts'
import { SafetySummaryRoot } from './SafetySummary.styles.ts'

/** One thing that keeps an account safe. */
export interface SafetyStep {
  readonly id: string
  readonly label: ReactNode
  readonly isDone: boolean
}

export interface SafetySummaryProps {
  /** Whose account it is. */
  name: string
  /** The name they log in by, and since when they are here. */
  account: ReactNode
  /** A square picture of them. */
  image?: string | undefined
  /** Labels they wear: `Badge`s. */
  badges?: ReactNode
  steps: readonly SafetyStep[]
  /** How safe the account is, in a few words. */
  title: ReactNode
  /** The next thing to do, and why. */
  text: ReactNode
  /** A button that does it. */
  action?: ReactNode
  labels?: SafetySummaryLabels
}

/** The head of an account's own page: who it is, what of the steps to a safe account is done, and the next one. */
export function SafetySummary(props: SafetySummaryProps) {
  const { name, account, image, badges, steps, title, text, action, labels = safetySummaryLabels } = props
  const values = { done: steps.filter(({ isDone }) => isDone).length, all: steps.length }
  return (
    <SafetySummaryRoot>
      <div data-part="person">
        <Avatar size="huge" name={name} image={image} />
        <div>
          <p data-part="name">{name}</p>
          <p data-part="quiet">{account}</p>
          {badges && <div data-part="badges">{badges}</div>}
        </div>
      </div>
      <div data-part="state">
        <Progress
          shape="ring"
          tone={values.done === values.all ? 'positive' : 'accent'}
          label={labels.steps}
          value={values.done}
          max={Math.max(1, values.all)}
          valueText={sayLabel(labels, 'ring', values)}
        />
        <div data-part="next">
          <h3>{title}</h3>
          <p>{text}</p>
          {action}
        </div>
      </div>
      <ul aria-label={sayLabel(labels, 'score', values)}>
        {steps.map(({ id, label, isDone }) => (
          <li key={id} data-done={isDone || undefined}>
            <Glyph of={isDone ? CircleCheck : Circle} />
            <span>
              <span data-part="unseen">{isDone ? labels.done : labels.open} </span>
              {label}
            </span>
          </li>
        ))}
      </ul>
    </SafetySummaryRoot>
  )
}
