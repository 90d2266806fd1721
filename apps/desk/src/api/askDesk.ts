import { deskPaths, requestedWith } from '@foyer/contract'

type Answer<Value> = { readonly success: true; readonly value: Value } | { readonly success: false }

/** The gateway has answered and not done what it was asked for. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal'
}

/** Asks the gateway; with a body it changes something. */
export async function askDesk<Value>(
  path: keyof typeof deskPaths,
  query: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<Value> {
  const text = new URLSearchParams(query).toString()
  const response = await fetch(`${deskPaths[path]}${text === '' ? '' : `?${text}`}`, {
    signal: AbortSignal.timeout(10_000),
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', 'X-Requested-With': requestedWith },
        }),
  })
  const answer = (await response.json()) as Answer<Value> // the gateway's envelope
  if (answer.success) return answer.value
  const words = `The desk was refused with ${response.status}`
  // Where the gateway failed it may have been done all the same.
  throw response.status < 500 ? new DeskRefusal(words) : new Error(words)
}
