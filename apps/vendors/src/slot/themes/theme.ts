import type { ComponentType, ReactNode } from 'react'
import type { SlotSymbol } from '../engine/symbols.ts'

/** Colours of a theme's scene and frame, as CSS custom properties without their dashes. */
export interface Palette {
  readonly skyTop: string
  readonly skyMiddle: string
  readonly skyLow: string
  readonly far: string
  readonly middle: string
  readonly near: string
  /** Light of lamps, sun or moon in the scene. */
  readonly glow: string
  readonly frame: string
  readonly frameEdge: string
  /** Behind the symbols. */
  readonly well: string
  readonly wellLine: string
  /** Text and controls over the scene. */
  readonly text: string
  readonly textMuted: string
  readonly panel: string
  readonly accent: string
  readonly onAccent: string
}

/** How a game looks. */
export interface Theme {
  readonly id: 'harbor' | 'orrery' | 'orchard' | 'reef' | 'bazaar' | 'railway'
  readonly palettes: readonly Palette[]
  /** Gradients the symbols are painted with. */
  readonly paints: ReactNode
  /** Each symbol within a box of 120 by 120. */
  readonly symbols: Readonly<Record<SlotSymbol, ReactNode>>
  readonly Scene: ComponentType
}
