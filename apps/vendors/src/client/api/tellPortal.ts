import { depositWanted, gameLeft, roundEnded, sessionOver } from '@foyer/contract/frame'

/** Tells the page around the game that a round is over, or a stake lies on a table. Whoever frames the game may know: it says nothing else. */
export function tellPortal(): void {
  if (window.parent !== window) window.parent.postMessage(roundEnded, '*')
}

export const isFramed = (): boolean => window.parent !== window

/** Tells the page around the game that the player wants back; it knows where that is. */
export function leaveGame(): void {
  if (isFramed()) window.parent.postMessage(gameLeft, '*')
}

/** Tells the page around the game that the player wants to deposit. */
export function askForDeposit(): void {
  if (isFramed()) window.parent.postMessage(depositWanted, '*')
}

/** Tells the page around the game that the session is over; it knows whether its player has to log in. */
export function tellOver(): void {
  if (isFramed()) window.parent.postMessage(sessionOver, '*')
}
