/** Small things that are painted over the fish. Each takes how far it has come, from 0 to 1. */

type Context = OffscreenCanvasRenderingContext2D

const turn = 2 * Math.PI
const outQuick = (part: number): number => 1 - (1 - part) ** 3

/** The ring around what is aimed at. */
export function paintAim(context: Context, x: number, y: number, reach: number, color: string): void {
  context.strokeStyle = '#04121fb0'
  context.lineWidth = 6
  arcs(context, x, y, reach)
  context.strokeStyle = color
  context.lineWidth = 3
  arcs(context, x, y, reach)
}

function arcs(context: Context, x: number, y: number, reach: number): void {
  for (let quarter = 0; quarter < 4; quarter++) {
    context.beginPath()
    context.arc(x, y, reach, (quarter + 0.18) * (turn / 4), (quarter + 0.82) * (turn / 4))
    context.stroke()
  }
}

/** A net on its way, folded. */
export function paintFolded(context: Context, x: number, y: number): void {
  context.fillStyle = '#ffffff3a'
  context.beginPath()
  context.arc(x, y, 13, 0, turn)
  context.fill()
  context.fillStyle = '#ffe9a6'
  context.strokeStyle = '#7a5310'
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 7, 0, turn)
  context.fill()
  context.stroke()
}

/** A net that opens; it fades at its end unless it holds something. */
export function paintNet(context: Context, x: number, y: number, reach: number, part: number, holds: boolean): void {
  const wide = reach * (0.35 + 0.65 * outQuick(Math.min(1, part * 2.2)))
  context.save()
  context.globalAlpha = holds ? 0.95 : Math.max(0, 1 - Math.max(0, part - 0.45) / 0.55)
  context.translate(x, y)
  context.strokeStyle = holds ? '#ffe9a6' : '#e8f6ff'
  context.lineWidth = 2
  context.beginPath()
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke / 10) * turn
    context.moveTo(0, 0)
    context.lineTo(Math.cos(angle) * wide, Math.sin(angle) * wide)
  }
  for (const ring of [0.4, 0.72, 1]) {
    for (let spoke = 0; spoke <= 10; spoke++) {
      const angle = (spoke / 10) * turn
      const far = wide * ring
      // Cords sag between the spokes.
      const [sx, sy] = [Math.cos(angle - turn / 20) * far * 0.9, Math.sin(angle - turn / 20) * far * 0.9]
      if (spoke === 0) context.moveTo(far, 0)
      else context.quadraticCurveTo(sx, sy, Math.cos(angle) * far, Math.sin(angle) * far)
    }
  }
  context.stroke()
  context.restore()
}

/** A coin; `spin` says from which side it is seen. */
export function paintCoin(context: Context, x: number, y: number, reach: number, spin: number): void {
  const wide = reach * Math.max(0.18, Math.abs(Math.cos(spin)))
  context.fillStyle = '#8a5a0c'
  context.beginPath()
  context.ellipse(x, y + 1.5, wide, reach, 0, 0, turn)
  context.fill()
  context.fillStyle = '#ffcf4a'
  context.beginPath()
  context.ellipse(x, y, wide, reach, 0, 0, turn)
  context.fill()
  context.fillStyle = '#fff0b8'
  context.beginPath()
  context.ellipse(x, y, wide * 0.55, reach * 0.55, 0, 0, turn)
  context.fill()
}

/** Words over a fish: what it brought, or what it pays. */
export function paintWords(context: Context, text: string, x: number, y: number, size: number, color: string): void {
  context.font = `800 ${size}px "Bricolage Grotesque Variable", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = size / 4
  context.strokeStyle = '#04121fd8'
  context.strokeText(text, x, y)
  context.fillStyle = color
  context.fillText(text, x, y)
}

/** The net gun, its muzzle towards an angle; `back` is how far it has been thrown back. */
export function paintGun(context: Context, x: number, y: number, angle: number, size: number, back: number): void {
  context.save()
  context.translate(x, y)
  context.save()
  context.rotate(angle + Math.PI / 2)
  context.translate(0, back * 8 * size)
  context.scale(size, size)
  const barrel = context.createLinearGradient(-16, 0, 16, 0)
  for (const [at, color] of [
    [0, '#7a4d12'],
    [0.3, '#ffdf8e'],
    [0.55, '#e0a23a'],
    [1, '#6b4210'],
  ] as const)
    barrel.addColorStop(at, color)
  context.fillStyle = barrel
  context.strokeStyle = '#2a1a08'
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(-13, -58, 26, 56, 6)
  context.fill()
  context.stroke()
  for (const [top, wide] of [
    [-66, 36],
    [-34, 31],
    [-12, 34],
  ] as const) {
    context.beginPath()
    context.roundRect(-wide / 2, top, wide, 11, 4)
    context.fill()
    context.stroke()
  }
  context.restore()
  context.scale(size, size)
  const base = context.createRadialGradient(-10, -12, 4, 0, 0, 44)
  for (const [at, color] of [
    [0, '#6f8ea6'],
    [0.5, '#2f4a60'],
    [1, '#132636'],
  ] as const)
    base.addColorStop(at, color)
  context.fillStyle = base
  context.strokeStyle = '#08131d'
  context.lineWidth = 2.5
  context.beginPath()
  context.arc(0, 0, 30, Math.PI, 0)
  context.lineTo(40, 16)
  context.lineTo(-40, 16)
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = '#e0a23a'
  for (const bolt of [-26, -9, 9, 26]) {
    context.beginPath()
    context.arc(bolt, 9, 2.6, 0, turn)
    context.fill()
  }
  context.restore()
}
