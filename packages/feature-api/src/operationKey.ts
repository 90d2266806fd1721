import type { OperationId } from '@foyer/contract'

/** Key of an operation's answer in the query cache; the same on server and client. */
export const operationKey = (id: OperationId, input: unknown, language: string) =>
  [id, language, input ?? null] as const
