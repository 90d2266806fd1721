import { createContext, useContext } from 'react'

/** Gives the keyboard to what the frame shows; from the top, it is scrolled there too. */
export type TakeFocus = (from?: 'top') => void

export const FrameFocusContext = createContext<TakeFocus>(() => undefined)

/** For a centre's page whose focused part is gone: lets the frame around it take the keyboard, so that it is never lost. */
export const useFrameFocus = (): TakeFocus => useContext(FrameFocusContext)
