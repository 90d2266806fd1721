/** What stands in the page itself, or in a file that the build wrote for it. */
export async function loadJson<Value extends object>(value: Value | string): Promise<Value> {
  if (typeof value !== 'string') return value
  const answer = await fetch(value, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${value} could not be loaded: ${answer.status}`)
  return (await answer.json()) as Value // written by the build for this page
}
