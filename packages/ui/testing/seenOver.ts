/** The colour that is seen where one lies over another, `#rrggbb`. */
export function seenOver(ground: string, fill: string): string {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d') as CanvasRenderingContext2D // of a canvas that nothing else draws on
  for (const colour of [ground, fill]) {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
