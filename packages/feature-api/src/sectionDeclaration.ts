import Type, { type Static, type TObject } from 'typebox'
import type { RouteId } from './ids.ts'
import type { Lazy, QuerySpec } from './manifest.ts'

declare const described: unique symbol

/** A schema of settings that says to the compiler what it describes, so that nobody works it out again. */
export interface SettingsSchema<Settings> extends TObject {
  readonly [described]: Settings
}

/** Declares the settings of a section or a block. */
export const defineSettings = <S extends TObject>(schema: S): SettingsSchema<Static<S>> =>
  schema as unknown as SettingsSchema<Static<S>> // the mark exists in types only

/** For a section without settings. */
export const noSettings = /* @__PURE__ */ defineSettings(/* @__PURE__ */ Type.Object({}))

/** What the settings of a section or a block are, by its schema. */
export type SettingsOf<S> = S extends SettingsSchema<infer Settings> ? Settings : never

/** A kind of block that a section takes. */
export interface BlockDeclaration<Settings = unknown> {
  /** What it is, for brand teams. */
  readonly description: string
  readonly settings: SettingsSchema<Settings>
  /** How many of this kind one section takes; as many as the section takes in all where it is left out. */
  readonly limit?: number
}

/** Settings of the kinds of blocks of a section, by their names. */
type BlockKinds = Readonly<Record<string, unknown>>

/** A block as a section shows it, with the defaults of its settings filled in. */
export type PlacedBlock<Blocks extends BlockKinds> = {
  readonly [Type in keyof Blocks]: { readonly type: Type; readonly settings: Blocks[Type] }
}[keyof Blocks]

/** Settings and blocks under a name; what a brand writes beside it counts more. No texts, whose languages are the brand's. */
export interface SectionPreset<Settings = unknown, Blocks extends BlockKinds = BlockKinds> {
  /** What it is, for brand teams. */
  readonly description: string
  readonly settings?: Partial<Settings>
  readonly blocks?: readonly PlacedBlock<Blocks>[]
}

export interface SectionDeclaration<Settings = unknown, Blocks extends BlockKinds = Record<never, never>> {
  /** Name in brand.json, e.g. `hot-games`. */
  readonly id: string
  readonly title: string
  /** What players see of it, for brand teams. */
  readonly description: string
  readonly settings: SettingsSchema<Settings>
  /** Kinds of blocks it takes, by their name in brand.json. */
  readonly blocks?: { readonly [Type in keyof Blocks]: BlockDeclaration<Blocks[Type]> }
  /** How many blocks it takes at most. */
  readonly maxBlocks?: number
  readonly presets?: Readonly<Record<string, SectionPreset<Settings, Blocks>>>
  /** Routes on whose pages it may stand; every page where it is left out. */
  readonly pages?: readonly RouteId[]
  /** Routes whose pages it can stand for, in the place of their own content; it stands on no others. */
  readonly standsFor?: readonly RouteId[]
  /** How often it may stand on one page; as often as a brand likes where it is left out. */
  readonly limit?: number
  /** Guests see nothing of it, or a line at times: home needs others beside it. */
  readonly isExtra?: boolean
  /** Category of its games, where no setting says it. */
  readonly category?: string
  readonly component: Lazy<{
    readonly settings: Settings
    readonly blocks: readonly PlacedBlock<Blocks>[]
    /** Route of the page it stands on. */
    readonly routeId: RouteId
  }>
  readonly queries?: (
    settings: Settings,
    routeId: RouteId,
    blocks: readonly PlacedBlock<Blocks>[],
  ) => readonly QuerySpec[]
}

/** Declares a section with its settings and blocks typed by their schemas. */
export const defineSection = <Settings, Blocks extends BlockKinds = Record<never, never>>(
  section: SectionDeclaration<Settings, Blocks>,
): SectionDeclaration<Settings, Blocks> => section
