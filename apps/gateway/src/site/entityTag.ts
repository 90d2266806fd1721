/** Whether `If-None-Match` names the tag. A proxy that packed the file anew marks it as weak. */
export function isKnownTag(tag: string, header: string | undefined): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => {
    const known = part.trim()
    return known === '*' || known === tag || known === `W/${tag}`
  })
}
