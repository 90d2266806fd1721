import type { Locator } from '@playwright/test'
import readCode from 'jsqr'

const side = 352

/** Reads a drawn QR code as a camera does; nothing where there is none to be read. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  const data = await picture.evaluate(async (drawing, width) => {
    // The server's own picture, or one that is drawn here.
    const image = drawing instanceof HTMLImageElement ? drawing : new Image()
    if (image !== drawing)
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width, height: width }).getContext('2d')
    canvas?.drawImage(image, 0, 0, width, width)
    return [...(canvas?.getImageData(0, 0, width, width).data ?? [])]
  }, side)
  return readCode(new Uint8ClampedArray(data), side, side)?.data
}
