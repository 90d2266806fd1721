import { foldText } from '@foyer/rules'

/** Compositions a picture can be made in. The last two belong to sports and lotteries. */
export const artFamilies = [
  'gems',
  'orchard',
  'temple',
  'sea',
  'cards',
  'dice',
  'neon',
  'orbit',
  'folk',
  'carnival',
  'mountain',
  'clockwork',
  'arena',
  'drum',
] as const
export type ArtFamily = (typeof artFamilies)[number]

/** Formats of pictures: `tile` 1:1, `wide` 2:1, `poster` 3:4, `mark` and `vendor` for vendors, `banner` 16:5, `winner` and `avatar` round. */
export const artKinds = ['tile', 'wide', 'poster', 'mark', 'vendor', 'banner', 'winner', 'avatar'] as const
export type ArtKind = (typeof artKinds)[number]

/** Everything a picture depends on. */
export interface ArtSubject {
  readonly family: ArtFamily
  /** Manner of the studio: palette, lettering and finish follow from it. */
  readonly house: string
  /** Tells pictures of one house and family apart. */
  readonly number: number
  /** Words on the picture. */
  readonly title: string
}

/** Changes whenever pictures change, so that addresses can be cached for ever. */
const edition = '1'

function slugOf(title: string): string {
  return foldText(title)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
}

/** Address of a picture, relative to the portal's origin. */
export function artAddress(kind: ArtKind, subject: ArtSubject): string {
  return `/media/art/${kind}/${edition}.${subject.family}.${subject.house}.${subject.number.toString(36)}.${slugOf(subject.title)}.svg`
}

const seedShape =
  /^[0-9a-z]{1,4}\.(?<family>[a-z]{3,9})\.(?<house>[a-z0-9]{1,16})\.(?<number>[0-9a-z]{1,7})\.(?<slug>[a-z0-9-]{0,48})$/

/** Reads the seed of an address back; nothing for text that no address has. */
export function readArtSeed(seed: string): ArtSubject | undefined {
  const parts = seedShape.exec(seed)?.groups
  const family = artFamilies.find((known) => known === parts?.family)
  if (!parts || !family) return undefined
  return {
    family,
    house: parts.house ?? '',
    number: Number.parseInt(parts.number ?? '0', 36),
    title: (parts.slug ?? '')
      .replaceAll('-', ' ')
      .replace(/\band\b/g, '&')
      .toUpperCase()
      .trim(),
  }
}
