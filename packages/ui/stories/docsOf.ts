const folders = Object.keys(import.meta.glob('../src/{components,centre}/*/index.ts'))
const groups = new Map(
  folders.map((path) => path.split('/').slice(2, 4)).map(([group, name]) => [name, group] as const),
)

/**
 * Address of a component's page in Storybook; nothing for what is no component. It begins at the folder, since a page of
 * stories stands in a frame of its own, `iframe.html`, and `?path=` alone would leave Storybook for that.
 */
export function docsOf(name: string): string | undefined {
  const group = groups.get(name)
  return group && `./?path=/docs/${group}-${name.toLowerCase()}--docs`
}
