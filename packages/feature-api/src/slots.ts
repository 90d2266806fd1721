import type { FooterProps } from '@foyer/ui/Footer'
import type { MemberMenuProps } from '@foyer/ui/MemberMenu'
import type { Lazy } from './manifest.ts'

/** Components of the kit that a package can replace for a brand, and the props they are given (UK16). */
export interface SlotProps {
  readonly Footer: FooterProps
  readonly MemberMenu: MemberMenuProps
}

export type SlotName = keyof SlotProps

/** Version of what each slot promises. It rises when props change so that a component written before would not fit. */
export const slotContracts = { Footer: 1, MemberMenu: 1 } as const satisfies Readonly<Record<SlotName, number>>

/** A component for a slot. A brand chooses it by its id: `"overrides": { "Footer": "slim-footer" }`. */
export type OverrideDeclaration = {
  [Name in SlotName]: {
    readonly id: string
    readonly slot: Name
    /** The version it is written for; another does not compile, and is refused by the check of the brand. */
    readonly contract: (typeof slotContracts)[Name]
    readonly component: Lazy<SlotProps[Name]>
  }
}[SlotName]
