import type { SystemStatus } from '@foyer/contract'

/** An app to install: what it is called, where it is, and the picture of its QR code. */
export interface AppLink {
  readonly kind: 'ios' | 'android'
  readonly url: string
  readonly name: string
  readonly qrImage: string | undefined
}

const webAddress = /^(?:https?:\/\/|\/(?![\\/]))[^\s\\]+$/i
/** A picture may also come with the answer itself. */
const imageAddress = /^(?:https?:\/\/|\/(?![\\/])|data:image\/(?:png|svg\+xml|webp);base64,)[^\s\\]+$/i

const kinds = [
  ['ios', 'MOBILECONFIG'],
  ['android', 'Android'],
] as const

/** The apps whose resource exists and leads to a web address (R23). */
export function appLinks(resources: SystemStatus['info']['resources']): readonly AppLink[] {
  return kinds.flatMap(([kind, type]) => {
    const resource = Object.hasOwn(resources, type) ? resources[type] : undefined
    if (!resource || !webAddress.test(resource.url)) return []
    const { url, qrCodeUrl, labelNameEn: name } = resource
    return { kind, url, name, qrImage: qrCodeUrl && imageAddress.test(qrCodeUrl) ? qrCodeUrl : undefined }
  })
}

/** The address as a phone needs it: whole. Undefined for an address of this site while its origin is not known. */
export function absoluteAddress(url: string, origin: string | undefined): string | undefined {
  if (!url.startsWith('/')) return url
  return origin && new URL(url, origin).href
}
