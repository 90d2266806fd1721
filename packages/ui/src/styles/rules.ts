type Parts = readonly (string | number)[]

/** Rules for the templates of several components. */
export const css = (template: TemplateStringsArray, ...parts: Parts): string => String.raw({ raw: template }, ...parts)

/**
 * A template with everything in it as one text, which a styled root is called with. From a template with parts
 * styled-components puts the text together and hashes it anew for every element it renders; of one text it knows the
 * hash. Nothing in it depends on props, here as in all of the kit.
 */
export function rules(template: TemplateStringsArray, ...parts: Parts): TemplateStringsArray {
  const text = css(template, ...parts)
  return Object.assign([text], { raw: [text] })
}
