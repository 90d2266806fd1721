import type { MouseEvent, Ref } from 'react'
import { useFormState } from 'react-final-form'
import { sayLabel } from '../../labels/sayLabel.ts'
import type { FormLabels } from './Form.labels.ts'
import { focusField } from './focusField.ts'
import { useFormScope } from './formContext.ts'

interface FormSummaryProps {
  /** Why the whole form was refused. */
  message: string | undefined
  /** Names of the fields that were wrong when the form was sent, in the order they stand in. */
  wrong: readonly string[]
  labels: FormLabels
  messageRef: Ref<HTMLParagraphElement>
}

const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault()
  focusField(document.getElementById(id))
}

/**
 * What stood in the way when the form was sent. One wrong field says so itself; of several each has a link, struck out
 * once it is mended, so that nothing moves below while they are.
 */
export function FormSummary({ message, wrong, labels, messageRef }: FormSummaryProps) {
  const scope = useFormScope()
  const { errors, submitErrors, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, dirtyFieldsSinceLastSubmit: true },
  })
  const isMended = (name: string): boolean =>
    !errors?.[name] && (!submitErrors?.[name] || dirtyFieldsSinceLastSubmit?.[name] === true)
  const isListed = wrong.length > 1
  if (!message && !isListed) return null
  return (
    <div data-part="summary">
      {message && (
        <p role="alert" tabIndex={-1} ref={messageRef}>
          {message}
        </p>
      )}
      {isListed && (
        <>
          <p>{sayLabel(labels, 'wrong', { count: wrong.length })}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name} data-mended={isMended(name) || undefined}>
                <a href={`#${scope.idOf(name)}`} onClick={goTo(scope.idOf(name))}>
                  {scope.labels.get(name) ?? name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
