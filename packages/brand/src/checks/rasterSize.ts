import { imageSize } from 'image-size'

/** Width and height of a picture made of pixels, by its bytes; nothing when they say none. */
export function rasterSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    // The library throws for what is cut off or damaged.
    return undefined
  }
}
