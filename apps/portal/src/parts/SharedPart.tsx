import { createContext, type ReactNode, useContext } from 'react'

/** Keeps the html of parts while the pages of a language are written one after the other. */
export interface SharedParts {
  /** Stands in for a part whose html is known. */
  readonly placeholder: (id: string) => string | undefined
  readonly begin: (id: string) => string
  readonly end: () => string
}

/** Given by the server alone; a browser draws each part. */
export const SharedPartsContext = createContext<SharedParts | undefined>(undefined)

interface SharedPartProps {
  /** Two parts of the same id are the same on every page of a language: what they differ by belongs into it. */
  readonly id: string
  /** One element. */
  readonly children: ReactNode
}

/** A part of the shell that is the same on many pages, and is rendered once for all of them when a site is written. */
export function SharedPart({ id, children }: SharedPartProps) {
  const parts = useContext(SharedPartsContext)
  // The three places are there in a browser too, since generated ids depend on them.
  return (
    parts?.placeholder(id) ?? (
      <>
        {parts && <Mark text={() => parts.begin(id)} />}
        {children}
        {parts && <Mark text={parts.end} />}
      </>
    )
  )
}

/** Runs when its place in the page is rendered, which is before or after the part. */
const Mark = ({ text }: { readonly text: () => string }) => text()
