import type { AssetFacts, PictureType } from './assetFacts.ts'
import { rasterSize } from './rasterSize.ts'
import { activeContent, svgSize } from './svgFacts.ts'
import { isWellFormed } from './wellFormed.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** What drawing programs write before the first tag: a declaration, a document type, comments. */
const svgStart = /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg\b[^>[]*(\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/

function typeOf(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 12) === 'ftypavif') return 'avif'
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif'
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 1 && bytes[3] === 0) return 'ico'
  return svgStart.test(new TextDecoder().decode(bytes.subarray(0, 4000))) ? 'svg' : undefined
}

/** Whether the file goes on to the end that its form has. */
function isComplete(type: PictureType, bytes: Uint8Array, text: string): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (type) {
    case 'svg':
      return isWellFormed(text)
    case 'png':
      return ascii(bytes, 12, 16) === 'IHDR' && buffer.includes('IEND')
    case 'jpg':
      return buffer.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0
    case 'webp':
      return bytes.length >= 30 && buffer.readUInt32LE(4) + 8 <= bytes.length
    case 'gif':
      return buffer.lastIndexOf(0x3b) > 12
    default:
      return rasterSize(bytes) !== undefined
  }
}

/** Type, size and contents of a picture by its bytes. Never throws. */
export function pictureFacts(bytes: Uint8Array): AssetFacts {
  const type = typeOf(bytes)
  if (!type) return { kind: 'file', bytes: bytes.length }
  const text = type === 'svg' ? new TextDecoder().decode(bytes) : ''
  const size = type === 'svg' ? svgSize(text) : rasterSize(bytes)
  const active = type === 'svg' ? activeContent(text) : undefined
  return {
    kind: 'file',
    bytes: bytes.length,
    type,
    ...size,
    ...(active ? { active } : {}),
    ...(isComplete(type, bytes, text) ? {} : { isBroken: true }),
  }
}
