import { useForm } from 'react-final-form'
import { focusField } from './focusField.ts'
import { useFormScope } from './formContext.ts'

/**
 * Looks at fields before the form is sent: each that is wrong says what, and the first of them is focused. Answers whether
 * there is one.
 */
export function useWrongField(): (names: readonly string[]) => boolean {
  const form = useForm()
  const { idOf } = useFormScope()
  return (names) => {
    // A field that was never left says nothing yet.
    for (const name of names) form.blur(name)
    const { errors } = form.getState()
    const wrong = names.find((name) => errors?.[name])
    if (wrong === undefined) return false
    focusField(document.getElementById(idOf(wrong)))
    return true
  }
}
