import { useNavigate } from 'react-router-dom'
import { backHref } from './backHref.ts'
import { useRuntime } from './calls.ts'
import { closeGameWindow } from './gameWindow.ts'

/** Whether there is a page of the portal to go back to; the router numbers its entries. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** Leads back to where the player came from, which stands behind a game's own window, to the page that the address names, or to the lobby (G07). */
export function useLeaveGame(back: string | undefined): () => void {
  const { config, language, href, navigate } = useRuntime()
  const router = useNavigate()
  return () => {
    if (closeGameWindow()) return
    if (hasPageBefore()) void router(-1)
    else navigate(back === undefined ? href('rng') : backHref({ config, language }, back))
  }
}
