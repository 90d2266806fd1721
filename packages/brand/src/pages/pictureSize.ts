import { pictureFacts } from '../checks/pictureFacts.ts'

/** Width and height of a picture, so that a page keeps room for it. */
export function pictureSize(bytes: Uint8Array | undefined): { readonly width?: number; readonly height?: number } {
  const facts = bytes && pictureFacts(bytes)
  if (facts?.kind !== 'file' || !facts.width || !facts.height) return {}
  return { width: Math.round(facts.width), height: Math.round(facts.height) }
}
