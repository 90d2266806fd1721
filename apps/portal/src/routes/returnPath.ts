/** A place of this site to go on to; nothing for a text that could lead elsewhere. */
export function returnPath(text: string | null): string | undefined {
  if (text === null || text.length > 512) return undefined
  return /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : undefined
}
