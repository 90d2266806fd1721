import { deskPaths, requestedWith } from '@foyer/contract'

type Answer<Value> = { readonly success: true; readonly value: Value } | { readonly success: false }

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
  if (!answer.success) throw new Error(`The desk was refused with ${response.status}`)
  return answer.value
}
