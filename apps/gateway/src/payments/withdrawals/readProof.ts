import { proofBytes, proofPixels } from '@foyer/contract'
import sharp from 'sharp'
import { ProblemError } from '../../calls/problem.ts'

/** How pictures of each kind begin. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]
/** Longest side of what is kept: a photographed statement can still be read. */
const longestSide = 2400

// One picture takes one core at most, and none is kept in memory after it.
sharp.concurrency(1)
sharp.cache(false)

let turn: Promise<unknown> = Promise.resolve()

/**
 * The picture that was sent, drawn anew as a JPEG: what else the file carried (scripts, places, other files) is gone
 * (ruling 29). Throws `validation_failed` at `/image`. Pictures are read one after another, since each may take 160 MB.
 */
export async function readProof(base64: string): Promise<Buffer> {
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0)
  if (bytes.length > proofBytes) throw refuse('has too many bytes')
  if (!beginnings.some((fits) => fits(bytes))) throw refuse('is no PNG, JPEG or WebP picture')
  const mine = turn.then(() => draw(bytes))
  turn = mine.catch(() => undefined)
  return mine
}

async function draw(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('cannot be read')
    })
  if (width * height > proofPixels) throw refuse('has too many pixels')
  return sharp(bytes, { limitInputPixels: proofPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw refuse('cannot be read')
    })
}

const refuse = (message: string): ProblemError =>
  new ProblemError('validation_failed', { issues: [{ path: '/image', message }] })
