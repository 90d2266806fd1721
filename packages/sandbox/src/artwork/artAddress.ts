import { motifFor } from './motifs/index.ts'
import { motifInTitle } from './motifs/nouns.ts'
import { readTitle, writeTitle } from './titleSlug.ts'

/**
 * Formats of pictures: `tile` 1:1, `wide` 2:1 and `poster` 3:4 for games, `mark` and `vendor` for vendors, `banner` 16:5,
 * `winner` and `avatar` round.
 */
export const artKinds = ['tile', 'wide', 'poster', 'mark', 'vendor', 'banner', 'winner', 'avatar'] as const
export type ArtKind = (typeof artKinds)[number]

/** Everything a picture depends on. */
export interface ArtSubject {
  /** What it shows: a motif's name, or another word for a picture with its house's sign. */
  readonly motif: string
  /** Code of the maker or brand whose house style it is in. */
  readonly house: string
  /** Tells pictures of one house and motif apart. */
  readonly number: number
  /** How many are shown: up to 7 can be counted, 8 is many. */
  readonly count: number
  /** Words on the picture. */
  readonly title: string
}

/** Changes whenever pictures change, so that addresses can be cached for ever. */
const edition = '3'
export const many = 8

/** A merchant's code as the house of its own pictures. */
export const houseOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)

/** Address of a picture, relative to the portal's origin. */
export function artAddress(kind: ArtKind, { motif, house, number, count, title }: ArtSubject): string {
  const figure = (number * 10 + Math.min(count, many)).toString(36)
  return `/media/art/${kind}/${edition}.${motif}.${house}.${figure}.${writeTitle(title)}.svg`
}

const seedShape =
  /^(?<edition>[0-9a-z]{1,4})\.(?<motif>[a-z]{3,9})\.(?<house>[a-z0-9]{1,16})\.(?<figure>[0-9a-z]{1,7})\.(?<slug>[a-z0-9-]{0,80})$/

/** Reads the seed of an address back; nothing for text that no address has. Addresses of the first edition had no count. */
export function readArtSeed(seed: string): ArtSubject | undefined {
  const parts = seedShape.exec(seed)?.groups
  if (!parts) return undefined
  const figure = Number.parseInt(parts.figure ?? '0', 36)
  const isFirst = parts.edition === '1'
  const title = readTitle(parts.slug ?? '')
  const named = parts.motif ?? ''
  return {
    motif: motifFor(named) ? named : (motifInTitle(title) ?? named),
    house: parts.house ?? '',
    number: isFirst ? figure : Math.floor(figure / 10),
    count: isFirst ? 1 : Math.min(many, Math.max(1, figure % 10)),
    title,
  }
}
