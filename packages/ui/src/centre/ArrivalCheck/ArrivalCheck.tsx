import { Clock } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { Root } from './ArrivalCheck.styles.ts'

export interface ArrivalCheckProps {
  /** The question, with the amount it is about. */
  title: ReactNode
  /** What has arrived so far, or how to find out. */
  text?: ReactNode
  /** Time left until it counts as arrived: a sentence with a `Countdown` in it. */
  deadline?: ReactNode
  /** The same as a day and time. */
  deadlineAt?: ReactNode
  /** What it means when the time has run out. */
  consequence?: ReactNode
  /** Words of the line that opens the consequence. */
  consequenceLabel?: ReactNode
  /** A `Form` with the answers. */
  children: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** Asks whether money that was sent has arrived, and says beforehand what happens without an answer. */
export function ArrivalCheck(props: ArrivalCheckProps) {
  const { title, text, deadline, deadlineAt, consequence, consequenceLabel, children, headingLevel = 4 } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root aria-labelledby={id}>
      <div data-part="head">
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {deadline && (
        <div data-part="deadline">
          <Glyph of={Clock} />
          <div>
            <p data-part="left">{deadline}</p>
            {deadlineAt && <p>{deadlineAt}</p>}
            {consequence && (
              <details>
                <summary>{consequenceLabel}</summary>
                <p>{consequence}</p>
              </details>
            )}
          </div>
        </div>
      )}
      {children}
    </Root>
  )
}
