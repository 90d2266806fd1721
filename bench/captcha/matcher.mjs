// A program that knows how the pictures are made: it looks for strokes of either colour, learns hundreds of drawings of every
// letter at the five places where letters stand, and takes the likeliest drawing at each, wherever it fits best around there.
const step = 3
const box = { width: 18, height: 24 }

/** Strokes of a picture whatever field they lie in: what differs from the wide surroundings on either side, by a third. */
export function strokesOf(levels, { width, height }) {
  const dark = (x, y) =>
    levels[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] < 128
  const wide = Math.floor(width / step)
  const high = Math.floor(height / step)
  const strokes = new Float32Array(wide * high)
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [column * step + 1, row * step + 1]
      let around = 0
      for (let dy = -9; dy <= 9; dy += 3) for (let dx = -9; dx <= 9; dx += 3) around += dark(x + dx, y + dy) ? 1 : 0
      let here = 0
      for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) here += dark(x + dx, y + dy) ? 1 : 0
      strokes[row * wide + column] = Math.abs(here / 9 - (around > 24 ? 1 : 0))
    }
  return { strokes, wide, high }
}

/** One place of a picture as a vector without mean, of length one. */
function cut({ strokes, wide, high }, middle, top) {
  const left = Math.round(middle - box.width / 2)
  const vector = new Float32Array(box.width * box.height)
  let sum = 0
  for (let row = 0; row < box.height; row += 1)
    for (let column = 0; column < box.width; column += 1) {
      const [x, y] = [left + column, top + row]
      const value = x >= 0 && x < wide && y >= 0 && y < high ? strokes[y * wide + x] : 0
      vector[row * box.width + column] = value
      sum += value
    }
  const mean = sum / vector.length
  let square = 0
  for (let at = 0; at < vector.length; at += 1) {
    vector[at] -= mean
    square += vector[at] ** 2
  }
  const long = Math.sqrt(square) || 1
  for (let at = 0; at < vector.length; at += 1) vector[at] /= long
  return vector
}

const placesOf = ({ width }) => Array.from({ length: 5 }, (_, index) => (22 + (index * (width - 44)) / 4) / step)

/** Learns from pictures whose text is known. */
export function learn(samples, size) {
  const known = []
  for (const { text, levels } of samples) {
    const picture = strokesOf(levels, size)
    for (const [index, middle] of placesOf(size).entries())
      known.push({ letter: text[index], vector: cut(picture, middle, 1) })
  }
  return known
}

/** Reads a picture. */
export function read(known, levels, size, most = 9) {
  const picture = strokesOf(levels, size)
  return placesOf(size)
    .map((middle) => {
      const near = []
      for (const dx of [-3, -2, -1, 0, 1, 2, 3])
        for (const top of [-2, 0, 1, 2, 4]) {
          const vector = cut(picture, middle + dx, top)
          for (const one of known) {
            let likeness = 0
            for (let at = 0; at < vector.length; at += 1) likeness += vector[at] * one.vector[at]
            if (near.length < most) near.push({ likeness, letter: one.letter })
            else {
              let least = 0
              for (let at = 1; at < most; at += 1) if (near[at].likeness < near[least].likeness) least = at
              if (likeness > near[least].likeness) near[least] = { likeness, letter: one.letter }
            }
          }
        }
      const votes = new Map()
      for (const { likeness, letter } of near) votes.set(letter, (votes.get(letter) ?? 0) + likeness ** 8)
      return [...votes].sort((a, b) => b[1] - a[1])[0][0]
    })
    .join('')
}

/** Reads a picture with one drawing for each letter, as the pen has it before it is bent, wherever it fits best. */
export function readPlain(glyphs, levels, size) {
  const plain = [...glyphs].flatMap(([letter, strokes]) =>
    [11, 12.5].map((wide) => ({ letter, vector: cut(plainPicture(strokes, wide, (wide * 44) / 34), 12, 1) })),
  )
  return read(plain, levels, size, 1)
}

/** A letter alone on the grid of `strokesOf`, in the middle of a picture as wide as a box. */
function plainPicture(strokes, across, down) {
  const [wide, high] = [24, 26]
  const cells = new Float32Array(wide * high)
  for (const stroke of strokes)
    for (const [index, from] of stroke.entries()) {
      const to = stroke[index + 1] ?? from
      for (let t = 0; t <= 1; t += 0.05) {
        const x = Math.round(12 + (from.x + (to.x - from.x) * t - 0.5) * across)
        const y = Math.round(13 + (from.y + (to.y - from.y) * t - 0.5) * down)
        if (x >= 0 && x < wide && y >= 0 && y < high) cells[y * wide + x] = 1
      }
    }
  return { strokes: cells, wide, high }
}
