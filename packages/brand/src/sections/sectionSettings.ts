/** A kind of block that a section takes. */
export interface BlockSettings {
  readonly id: string
  /** JSON schema of its settings. */
  readonly settings: object
  /** How many of this kind one section takes. */
  readonly limit?: number
}

/** A named beginning of a section. */
export interface PresetSettings {
  readonly settings?: object
  readonly blocks?: readonly object[]
}

/** A section of a page that a feature offers, as far as a brand can set it. */
export interface SectionSettings {
  readonly id: string
  /** JSON schema of the settings. */
  readonly settings: object
  /** Kinds of blocks; none where the section takes none. */
  readonly blocks?: readonly BlockSettings[]
  /** How many blocks the section takes at most. */
  readonly maxBlocks?: number
  readonly presets?: Readonly<Record<string, PresetSettings>>
}
