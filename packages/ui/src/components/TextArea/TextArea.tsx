import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { describeField, FieldLabel, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { Root } from './TextArea.styles.ts'

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className' | 'maxLength'> {
  /**
   * Characters it may have, counted as people do; how many there are stands below. More can be typed, so that nothing of a
   * pasted text is lost unseen: the form refuses it.
   */
  most?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Text of several lines with its label, hint and error; it grows with what is written. Everything a `<textarea>` takes is passed on to it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, most, id, ...control } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const count = [...String(control.value ?? control.defaultValue ?? '')].length
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={control.disabled || undefined}>
      <FieldLabel htmlFor={controlId} isRequired={control.required === true}>
        {label}
      </FieldLabel>
      <div data-part="box">
        <textarea
          rows={4}
          {...control}
          {...describeField(controlId, { hint, error })}
          data-part="control"
          id={controlId}
        />
      </div>
      <div data-part="below">
        <FieldMessages id={controlId} hint={hint} error={error} keepsLine={'error' in props} />
        {most !== undefined && (
          <span data-part="count" data-over={count > most || undefined}>
            {count} / {most}
          </span>
        )}
      </div>
    </Root>
  )
}
