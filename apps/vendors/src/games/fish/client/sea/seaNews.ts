import type { FiredShot } from '../model/shots.ts'
import type { SeenEnd } from './createEffects.ts'
import type { Area } from './sizes.ts'

/** What the painter is told by the page. */
export type SeaNews =
  | { readonly what: 'open'; readonly canvas: OffscreenCanvas; readonly sea: string; readonly accent: string }
  /** The canvas in pixels of the page, how many points a pixel has, and where the water is. */
  | {
      readonly what: 'size'
      readonly width: number
      readonly height: number
      readonly sharpness: number
      readonly area: Area
    }
  /** How far the server's clock is ahead, what is aimed at and what was caught. */
  | {
      readonly what: 'state'
      readonly ahead: number | undefined
      readonly target: string | undefined
      readonly caught: ReadonlySet<string>
    }
  | { readonly what: 'mood'; readonly isSeen: boolean; readonly isStill: boolean }
  | { readonly what: 'fired'; readonly shot: FiredShot }
  | { readonly what: 'ended'; readonly playId: string; readonly result: SeenEnd | undefined }
