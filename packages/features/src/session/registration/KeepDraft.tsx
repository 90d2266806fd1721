import type { RegistrationMethod } from '@foyer/rules/registration'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { keepDraft } from './draft.ts'
import type { RegisterValues } from './registerValues.ts'

/** Keeps what is typed into the form around it, and for which way of registration. */
export function KeepDraft({ method }: { method: RegistrationMethod }) {
  const form = useForm<RegisterValues>()
  const isFirst = useRef(true)
  useEffect(() => {
    return form.subscribe(
      ({ values }) => {
        // What the form begins with has not been typed, and would take the place of what was.
        if (!isFirst.current) keepDraft({ ...values, method })
        isFirst.current = false
      },
      { values: true },
    )
  }, [form, method])
  return null
}
