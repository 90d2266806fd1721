const drawings = import.meta.glob<string>('./{dice,gems,mountain,neon,orbit,orchard,reef,temple}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = ['gems', 'reef', 'orbit', 'temple', 'mountain', 'dice', 'orchard', 'neon']

/** The middle of a square drawing, as tall as a poster and without its lettering, which the cut would go through. */
function posterOf(name: string): string {
  const drawing = (drawings[`./${name}.svg`] ?? '')
    .replace(/<text[\s\S]*?<\/text>/g, '')
    .replace(/width="320" height="320" viewBox="0 0 320 320"/, 'width="300" height="400" viewBox="40 0 240 320"')
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Tall pictures for posters, in the order of the story's games. */
export const tallPictures: readonly string[] = names.map(posterOf)
