/** Puts values into a label's `{name}` places; a place without a value stays as written, so that a typo is seen. */
export function fillLabel(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
