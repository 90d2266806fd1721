import type { OperationId } from '@foyer/contract'

/** Key of an operation's answer in the query cache; the same on server and client. */
export const operationKey = (id: OperationId, input: unknown, language: string) =>
  [id, language, input ?? null] as const

/** Key of the text of a page of the brand's own, by its address. */
export const ownPageKey = (url: string) => ['ownPage', url] as const
