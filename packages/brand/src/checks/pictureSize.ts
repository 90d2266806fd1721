import type { PictureType } from './assetFacts.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

function jpgSize(view: DataView): PictureSize | undefined {
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

function webpSize(bytes: Uint8Array, view: DataView): PictureSize {
  const form = String.fromCharCode(...bytes.subarray(12, 16))
  const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  if (form === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** An AVIF says its size in a box named `ispe`: four bytes of flags, then width and height. */
function avifSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('ispe')
  if (at < 0 || at + 16 > bytes.length) return undefined
  return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
}

/** Width and height of a picture made of pixels, by its first bytes. */
export function pictureSize(type: PictureType, bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (type === 'gif' && bytes.length >= 10) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (type === 'jpg') return jpgSize(view)
  if (type === 'webp' && bytes.length >= 30) return webpSize(bytes, view)
  if (type === 'avif') return avifSize(bytes, view)
  // In an icon 0 stands for 256.
  if (type === 'ico' && bytes.length >= 8) return { width: bytes[6] || 256, height: bytes[7] || 256 }
  return undefined
}
