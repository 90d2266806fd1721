import { type ComponentType, createContext, useContext } from 'react'

/** A section of a page as a page renders it; `settings` are those of brand.json with the defaults filled in. */
export type SectionComponent = ComponentType<{ readonly settings: Readonly<Record<string, unknown>> }>

const SectionsContext = createContext<(id: string) => SectionComponent | undefined>(() => undefined)
/**
 * Makes the sections of all features that are on reachable by id; rendered once by the shell. The shell has loaded the
 * sections a page shows first before it renders that page, so that server and browser render the same.
 */
export const SectionsProvider = SectionsContext.Provider

/** Finds the component of a section, `undefined` when no feature that is on brings it. */
export const useSections = () => useContext(SectionsContext)
