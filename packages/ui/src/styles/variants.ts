/**
 * The rules of a variant map as static CSS: one `&[data-<name>='<key>']` block per entry, so that a root has no
 * prop functions and the map's keys can be the prop's type.
 */
export function variantRules(name: string, variants: Readonly<Record<string, string>>): string {
  return Object.entries(variants)
    .map(([key, rules]) => `&[data-${name}='${key}'] { ${rules} }`)
    .join('\n')
}
