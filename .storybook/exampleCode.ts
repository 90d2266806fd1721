/** A story's code as someone would paste it, from the published package; for what is not of the kit, as Storybook writes it. */
export async function exampleCode(code: string, { id }: { readonly id: string }): Promise<string> {
  const { default: examples } = await import('virtual:kit-examples')
  return examples[id] ?? code
}
