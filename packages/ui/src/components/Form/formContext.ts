import { createContext, type ReactNode, use } from 'react'

interface FormScope {
  /** Id of the control of a field, which its label and the summary point at. */
  readonly idOf: (name: string) => string
  /** The words on each field, for the summary. */
  readonly labels: Map<string, ReactNode>
}

export const FormContext = createContext<FormScope | null>(null)

export function useFormScope(): FormScope {
  const scope = use(FormContext)
  if (!scope) throw new Error('A field of a form stands outside of <Form>.')
  return scope
}
