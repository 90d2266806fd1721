import { balanceShown, balanceHidden as hiddenMessage, themeShown } from '@foyer/contract/frame'
import { usePreferences, useRuntime } from '@foyer/feature-api'
import { type RefObject, useEffect } from 'react'
import { followRounds } from './followRounds.ts'

/** Keeps the balance outside the frame in step with the game inside it (H17). */
export function useBalanceInPlay(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const { queries } = useRuntime()
  useEffect(() => {
    if (address === undefined) return undefined
    return followRounds({
      page: window,
      game: () => frame.current?.contentWindow,
      origin: new URL(address).origin,
      refresh: () => void queries.invalidateQueries({ queryKey: ['balance'] }),
    })
  }, [frame, address, queries])
}

/** Tells a game that has loaded whether its player has hidden the balance (H17). */
export function useHiddenBalance(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const { balanceHidden } = usePreferences()
  useEffect(() => {
    if (address === undefined) return
    const message = balanceHidden ? hiddenMessage : balanceShown
    frame.current?.contentWindow?.postMessage(message, new URL(address).origin)
  }, [frame, address, balanceHidden])
}

/** Tells a lottery that has loaded of the player's theme, and of every change of it. */
export function useThemeInPlay(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const { theme } = usePreferences()
  useEffect(() => {
    if (address === undefined) return
    frame.current?.contentWindow?.postMessage(themeShown[theme], new URL(address).origin)
  }, [frame, address, theme])
}
