import { sayLabel } from '../../labels/sayLabel.ts'
import type { LoginBarLabels } from './LoginBar.labels.ts'

/** What was typed, as it was typed. */
export interface LoginBarValues {
  readonly username: string
  readonly password: string
}

/** Why it was not taken: at a field, or in general. */
export interface LoginBarRefusal {
  readonly username?: string
  readonly password?: string
  readonly message?: string
}

/** What is said of fields that nothing was typed into; nothing where both are filled. */
export function emptyFields(values: LoginBarValues, labels: LoginBarLabels): LoginBarRefusal | undefined {
  const empty = (['username', 'password'] as const).filter((name) => values[name].trim() === '')
  if (empty.length === 0) return undefined
  return Object.fromEntries(empty.map((name) => [name, sayLabel(labels, 'required', { field: labels[name] })]))
}
