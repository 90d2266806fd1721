import type { RuleSet } from 'styled-components'

/**
 * A template with everything in it as one text, for `styled.div(rules`…`)`. From a template with parts styled-components
 * puts the text together and hashes it anew for every element it renders; of one text it knows the hash. Nothing in it
 * depends on props, here as in all of the kit.
 */
export function rules(
  template: TemplateStringsArray,
  ...parts: readonly (string | number | RuleSet)[]
): TemplateStringsArray {
  const texts = parts.map((part) => (Array.isArray(part) ? part.join('') : String(part)))
  const text = String.raw({ raw: template }, ...texts)
  return Object.assign([text], { raw: [text] })
}
