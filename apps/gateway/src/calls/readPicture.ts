import sharp from 'sharp'
import { ProblemError } from './problem.ts'
import { createTurns } from './turns.ts'

/** How pictures of each kind begin. */
const beginnings = {
  PNG: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  JPEG: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  WebP: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}
type PictureKind = keyof typeof beginnings

interface PictureBounds {
  readonly kinds: readonly PictureKind[]
  readonly bytes: number
  readonly pixels: number
}
/** Longest side of what is kept: a photographed statement can still be read. */
const longestSide = 2400
/** Seconds that one picture may take: far more than a photograph does. */
const longestWork = 8

// One picture takes one core at most, and none is kept in memory after it.
sharp.concurrency(1)
sharp.cache(false)

const takeTurn = createTurns({ most: 24, mostOfOne: 3 })

/**
 * The picture that was sent, drawn anew as a JPEG: what else the file carried (scripts, places, other files) is gone
 * (ruling 29). Throws `validation_failed` at `/image`, and `unavailable` where too many wait. Pictures are read one after another, since
 * each may take 160 MB; whoever sends several waits behind everybody who sends one.
 */
export async function readPicture(
  owner: string,
  base64: string,
  { kinds, bytes: most, pixels }: PictureBounds,
): Promise<Buffer> {
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0)
  if (bytes.length > most) throw refuse('has too many bytes')
  if (!kinds.some((kind) => beginnings[kind](bytes))) throw refuse(`is no picture of these kinds: ${kinds.join(', ')}`)
  return takeTurn(owner, () => draw(bytes, pixels))
}

async function draw(bytes: Buffer, pixels: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('cannot be read')
    })
  if (width * height > pixels) throw refuse('has too many pixels')
  return sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: longestWork })
    .toBuffer()
    .catch(() => {
      throw refuse('cannot be read')
    })
}

const refuse = (message: string): ProblemError =>
  new ProblemError('validation_failed', { issues: [{ path: '/image', message }] })
