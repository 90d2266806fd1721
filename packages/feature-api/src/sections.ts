import { type ComponentType, createContext, createElement, Fragment, useContext } from 'react'
import type { RouteId } from './ids.ts'
import { Piece } from './Piece.ts'

interface Block {
  readonly type: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** A section of a page as a page renders it; settings and blocks are those of brand.json with the defaults filled in. */
export type SectionComponent = ComponentType<{
  readonly settings: Readonly<Record<string, unknown>>
  readonly blocks: readonly Block[]
  readonly routeId: RouteId
}>

const SectionsContext = createContext<(id: string) => SectionComponent | undefined>(() => undefined)
/**
 * Makes the sections of all features that are on reachable by id; rendered once by the shell. The shell has loaded the
 * sections a page shows first before it renders that page, so that server and browser render the same.
 */
export const SectionsProvider = SectionsContext.Provider

/** Finds the component of a section, `undefined` when no feature that is on brings it. */
export const useSections = () => useContext(SectionsContext)

interface PlacedSectionsProps {
  /** Route of the page they stand on. */
  readonly routeId: RouteId
  readonly sections: readonly (Block & { readonly blocks?: readonly Block[] | undefined })[]
}

const noBlocks: readonly Block[] = []

/** Sections as a brand lists them for a page, each taken over by itself; those that no feature brings are left out. */
export function PlacedSections({ sections, routeId }: PlacedSectionsProps) {
  const sectionOf = useSections()
  return createElement(
    Fragment,
    null,
    ...sections.map(({ type, settings, blocks = noBlocks }) => {
      const Section = sectionOf(type)
      return Section && createElement(Piece, null, createElement(Section, { settings, blocks, routeId }))
    }),
  )
}
