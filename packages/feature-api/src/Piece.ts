import {
  createContext,
  createElement,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

/** Counts the pieces of a prerendered page that the browser has not taken over yet. */
export interface Pieces {
  /** A piece is there; what is returned says that it was taken over, and may be called again. */
  readonly begin: () => () => void
}

const PiecesContext = createContext<Pieces | undefined>(undefined)
/** Given by the shell where a page is taken over; a page that is drawn in the browser has nothing to wait for. */
export const PiecesProvider = PiecesContext.Provider

/**
 * A piece of a page that the browser takes over by itself, so that a touch comes between it and the others. The boundary
 * waits for nothing.
 */
export function Piece({ children }: { readonly children: ReactNode }) {
  const pieces = useContext(PiecesContext)
  const end = useRef<() => void>(undefined)
  // Before any effect of the same commit, so that the count cannot reach nothing in between.
  useLayoutEffect(() => {
    end.current = pieces?.begin()
    return end.current
  }, [pieces])
  return createElement(Suspense, null, children, createElement(Taken, { onTaken: () => end.current?.() }))
}

function Taken({ onTaken }: { readonly onTaken: () => void }) {
  useEffect(onTaken)
  return null
}
