import type { FormApi } from 'final-form'
import { FORM_ERROR } from 'final-form'
import { type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { type FormLabels, formLabels } from './Form.labels.ts'
import { Root } from './Form.styles.ts'
import { FormSubmit } from './FormSubmit.tsx'
import { FormSummary } from './FormSummary.tsx'
import { focusField } from './focusField.ts'
import { FormContext } from './formContext.ts'
import { useTypedBefore } from './useTypedBefore.ts'

/** What is wrong with fields, by their names. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** Why a form was not taken: in general, at its fields, or both. */
export interface FormRefusal {
  readonly message?: string
  readonly fields?: FieldErrors
}

export interface FormProps<Values extends object> {
  /** Heading of the form; leave it out where a dialog or page has one. */
  title?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** What the form is for, or how it is filled in. */
  lead?: ReactNode
  /** Why the form is shown, such as a session that ended. */
  notice?: ReactNode
  /** The fields: `FormField`, `FormCheckbox` and whatever stands between them. */
  children: ReactNode
  /** Words of the button that sends the form. */
  submit: ReactNode
  /** `secondary`: a form beside the one that a page is for. */
  tone?: 'primary' | 'secondary'
  /** Shows that something is still to be done before sending; the button can be pressed and says what. */
  isReady?: (values: Partial<Values>) => boolean
  /** What that is, below the button until then. */
  pending?: ReactNode
  /** Below the button: the way to another form. */
  footer?: ReactNode
  initialValues?: Partial<Values>
  validate?: (values: Partial<Values>) => FieldErrors
  /** Sends the values; what it answers is shown and what was typed stays. Called once at a time. */
  onSubmit: (values: Partial<Values>) => Promise<FormRefusal | undefined> | FormRefusal | undefined
  /** A person has entered the form: what sending will need can be made ready. */
  onEnter?: () => void
  /** Name of the field that has the keyboard from the start: for a form in a dialog, or one that took another's place. */
  startsAt?: string | undefined
  /** Name of the field that is focused after a refusal that names none; the refusal itself unless told. */
  focusAfterRefusal?: string
  labels?: FormLabels
}

/** The form itself shows nothing of its state: its parts do. */
const noState = {}

interface Outcome {
  readonly attempt: number
  readonly message?: string
  readonly wrong: readonly string[]
}

/**
 * A form with its heading, summary of problems, fields, button and way on. Sending it with something wrong focuses the
 * first field that is.
 */
export function Form<Values extends object>({
  title,
  headingLevel = 1,
  lead,
  notice,
  children,
  submit,
  tone = 'primary',
  isReady,
  pending,
  footer,
  initialValues,
  validate,
  onSubmit,
  onEnter,
  startsAt,
  focusAfterRefusal,
  labels = formLabels,
}: FormProps<Values>) {
  const id = useId()
  const scope = useMemo(() => ({ idOf: (name: string) => `${id}-${name}`, labels: new Map<string, ReactNode>() }), [id])
  const element = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, wrong: [] })
  useTypedBefore(element)
  const start = useRef(startsAt && scope.idOf(startsAt))
  useEffect(() => {
    if (start.current) focusField(document.getElementById(start.current))
  }, [])

  useEffect(() => {
    if (outcome.wrong.length > 0)
      focusField(element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
    else if (outcome.message)
      (focusAfterRefusal ? document.getElementById(scope.idOf(focusAfterRefusal)) : message.current)?.focus()
  }, [outcome, focusAfterRefusal, scope])

  const send = async (event: SubmitEvent, form: FormApi<Partial<Values>>) => {
    event.preventDefault()
    if (form.getState().submitting) return
    setOutcome(({ attempt }) => ({ attempt, wrong: [] }))
    await form.submit()
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, ...outcomeOf(form, element.current) }))
  }

  const Heading = `h${headingLevel}` as const
  return (
    <FormContext value={scope}>
      <FinalForm<Partial<Values>>
        onSubmit={async (values) => {
          const refusal = await onSubmit(values)
          return refusal && { ...refusal.fields, [FORM_ERROR]: refusal.message }
        }}
        {...(validate && { validate })}
        {...(initialValues && { initialValues })}
        keepDirtyOnReinitialize
        subscription={noState}
      >
        {({ form }) => (
          // Sent before its script is there, it stays as it is: outside of a dialog this method goes nowhere.
          <Root ref={element} method="dialog" noValidate onFocus={onEnter} onSubmit={(event) => void send(event, form)}>
            {title && <Heading data-part="title">{title}</Heading>}
            {lead && <p data-part="lead">{lead}</p>}
            {notice && <p data-part="notice">{notice}</p>}
            <FormSummary
              key={outcome.attempt}
              message={outcome.message}
              wrong={outcome.wrong}
              labels={labels}
              messageRef={message}
            />
            {children}
            <FormSubmit tone={tone} isReady={isReady} pending={pending} pendingId={`${id}-pending`} labels={labels}>
              {submit}
            </FormSubmit>
            {footer && <p data-part="footer">{footer}</p>}
          </Root>
        )}
      </FinalForm>
    </FormContext>
  )
}

/** What came of sending the form: the refusal, and which fields are wrong in the order they stand in. */
function outcomeOf<Values>(form: FormApi<Values>, element: HTMLFormElement | null): Omit<Outcome, 'attempt'> {
  const { errors, hasValidationErrors, submitError, submitErrors } = form.getState()
  const problems: Readonly<Record<string, unknown>> = (hasValidationErrors ? errors : submitErrors) ?? {}
  const names = new Set(Array.from(element?.elements ?? [], (control) => control.getAttribute('name') ?? ''))
  const wrong = [...names].filter((name) => problems[name] !== undefined)
  return hasValidationErrors || !submitError ? { wrong } : { wrong, message: submitError }
}
