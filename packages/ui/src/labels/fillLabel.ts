const known = new Map<string, readonly string[]>()

/** A template's texts and, at odd places, its names. Labels are few and filled often, so each is read once. */
function readTemplate(template: string): readonly string[] {
  const parts = template.split(/\{(\w+)\}/)
  known.set(template, parts)
  return parts
}

/** Puts values into a label's `{name}` places; a place without a value stays as written, so that a typo is seen. */
export function fillLabel(template: string, values: Readonly<Record<string, string | number>>): string {
  const parts = known.get(template) ?? readTemplate(template)
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? ''
    text += `${values[name] ?? `{${name}}`}${parts[at + 1] ?? ''}`
  }
  return text
}
