/** A picture that was chosen, ready to be shown and sent. */
export interface ChosenImage {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly width: number
  readonly height: number
  /** The file as a data address: its base64 stands after the comma. */
  readonly url: string
}

export interface ImageBounds {
  readonly maxBytes: number
  readonly maxPixels: number
  readonly kinds: readonly ImageKind[]
}

/** Why a file is not taken. */
export interface ImageRefusal {
  readonly problem: 'wrongKind' | 'tooBig' | 'tooManyPixels' | 'unreadable'
  readonly name: string
  readonly size: number
  readonly width?: number
  readonly height?: number
}

/** Kinds of pictures that a browser shows and a server reads, by their media types. */
export const imageKinds = { PNG: 'image/png', JPEG: 'image/jpeg', WebP: 'image/webp' } as const
export type ImageKind = keyof typeof imageKinds

/** Reads a file that was chosen; what cannot be taken is said before anything is sent. */
export async function readImage(file: File, bounds: ImageBounds): Promise<ChosenImage | ImageRefusal> {
  const { name, size } = file
  if (!bounds.kinds.some((kind) => imageKinds[kind] === file.type)) return { problem: 'wrongKind', name, size }
  if (size > bounds.maxBytes) return { problem: 'tooBig', name, size }
  const url = await addressOf(file)
  const sides = url && (await sidesOf(url))
  if (!url || !sides) return { problem: 'unreadable', name, size }
  return sides.width * sides.height > bounds.maxPixels
    ? { problem: 'tooManyPixels', name, size, ...sides }
    : { name, size, ...sides, url }
}

function addressOf(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}

/** Width and height as the file says them; the picture itself is drawn only where it is shown. */
function sidesOf(url: string): Promise<Pick<ChosenImage, 'width' | 'height'> | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(undefined)
    image.src = url
  })
}
