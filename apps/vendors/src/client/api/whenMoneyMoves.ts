import { moneyMoved } from '@foyer/contract/frame'

/** Calls when money may have moved elsewhere: the page is seen again, or a game beside this one has ended a round (QP10). */
export function whenMoneyMoves(listener: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden || listener())
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data === moneyMoved) listener()
  })
}
