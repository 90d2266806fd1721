import type { AssetFacts, PictureType } from './assetFacts.ts'
import { activeContent, svgSize } from './svgFacts.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

function typeOf(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 12) === 'ftypavif' || ascii(bytes, 4, 12) === 'ftypavis') return 'avif'
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif'
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 1 && bytes[3] === 0) return 'ico'
  const start = new TextDecoder().decode(bytes.subarray(0, 1000))
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(start) ? 'svg' : undefined
}

function jpgSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at)
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(bytes: Uint8Array, view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined
  const form = ascii(bytes, 12, 16)
  const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  if (form === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

interface Size {
  readonly width: number
  readonly height: number
}

function sizeOf(type: PictureType | undefined, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'svg') return svgSize(new TextDecoder().decode(bytes))
  if (type === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (type === 'gif' && bytes.length >= 10) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (type === 'jpg') return jpgSize(view)
  if (type === 'webp') return webpSize(bytes, view)
  return undefined
}

/** Type, size and contents of a picture by its bytes. Never throws. */
export function pictureFacts(bytes: Uint8Array): AssetFacts {
  const type = typeOf(bytes)
  const size = sizeOf(type, bytes)
  const active = type === 'svg' ? activeContent(new TextDecoder().decode(bytes)) : undefined
  return { kind: 'file', bytes: bytes.length, ...(type ? { type } : {}), ...size, ...(active ? { active } : {}) }
}
