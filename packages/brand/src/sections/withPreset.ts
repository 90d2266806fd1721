import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'
import type { SectionSettings } from './sectionSettings.ts'

/** Settings and blocks of a placed section: those that are written, over those of its preset. */
export function withPreset(
  { presets = {} }: Pick<SectionSettings, 'presets'>,
  { preset, settings = {}, blocks }: { readonly [key: string]: Json | undefined },
): { readonly settings: Json; readonly blocks: Json } {
  const named = typeof preset === 'string' && Object.hasOwn(presets, preset) ? presets[preset] : undefined
  // Presets are checked with the rest of the file; until then every part is optional.
  const { settings: ofPreset = {}, blocks: someBlocks = [] } = (named ?? {}) as JsonPreset
  return {
    settings: isJsonObject(settings) ? { ...ofPreset, ...settings } : settings,
    blocks: blocks ?? someBlocks,
  }
}

/** A preset is data of a manifest, which is JSON. */
interface JsonPreset {
  readonly settings?: JsonObject
  readonly blocks?: Json[]
}
