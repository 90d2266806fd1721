import type { OperationId, ProblemCode } from '@foyer/contract'
import type { ModalId, SessionState } from '@foyer/feature-api'

/** What stands around a form in Storybook: a story gives it as `parameters.portal`. */
export interface StoryPortal {
  /** What the server answers, by operation; a call that is not listed is never answered. */
  readonly answers?: { readonly [Id in OperationId]?: (input: unknown) => unknown }
  /** Modules the site does not have. */
  readonly off?: readonly string[]
  /** How a person is told from a program; the visitor's machine works unless told. */
  readonly human?: 'work' | 'picture'
  /** Query of the address. */
  readonly address?: string
  /** Decimals of the currency; two unless told. */
  readonly decimals?: number
  readonly session?: Partial<SessionState>
  readonly onModal?: (id: ModalId, props: object) => void
}

/** A call that the server refuses, as the client rejects it. */
export const refusal = (code: ProblemCode, more: Readonly<Record<string, unknown>> = {}) =>
  Object.assign(new Error(code), { name: 'ClientError', kind: 'refused', failure: { code, ...more } })

/** An answer that does not come. */
export const never = (): Promise<never> => new Promise(() => undefined)
