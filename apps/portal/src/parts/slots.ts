import type { PublicConfig } from '@foyer/brand'
import type { FeatureManifest, Lazy, SlotName, SlotProps } from '@foyer/feature-api'
import type { ComponentType } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { lazyPart } from './lazyPart.tsx'

interface Chosen {
  readonly config: Pick<PublicConfig, 'overrides'>
  readonly features: readonly FeatureManifest[]
}

/** Loader of what a package brings for a slot, where the brand chose it (UK16). */
export const overrideOf = <Name extends SlotName>(slot: Name, { config, features }: Chosen) =>
  features
    .flatMap(({ overrides = [] }) => overrides)
    // A declaration's slot names the props of its component.
    .find((one) => one.slot === slot && one.id === config.overrides[slot])?.component as
    | Lazy<SlotProps[Name]>
    | undefined

/** What fills a slot: the component of a package that the brand chose, or the kit's own. */
export function useSlot<Name extends SlotName>(
  slot: Name,
  own: ComponentType<SlotProps[Name]>,
): ComponentType<SlotProps[Name]> {
  const { data, features } = useSite()
  const load = overrideOf(slot, { config: data.config, features })
  return load ? lazyPart(load).Part : own
}
