import { createContext, useContext } from 'react'
import type { Theme } from '../themes/theme.ts'

export const LookContext = createContext<Theme | undefined>(undefined)

/** How the game looks. */
export function useLook(): Theme {
  const look = useContext(LookContext)
  if (look === undefined) throw new Error('A slot is shown outside of its look')
  return look
}
