import type { StreamModel, StreamState } from './createTableStream.ts'

/**
 * Tells when another stake lies on the table, or one was taken back: the wallet has less or more from then on. It has more
 * too when a stake comes back, or is paid, after the round that it lay in.
 */
export function tellLaid(model: Pick<StreamModel<StreamState>, 'subscribe' | 'state'>, tell: () => void): () => void {
  let laid = 0
  /** The balance while nothing of the player's lies there. */
  let unlaid: number | undefined
  return model.subscribe(() => {
    const { tickets = [], balance } = model.state().own ?? {}
    const now = tickets.filter(({ state }) => state === 'placed').length
    const before = unlaid
    unlaid = tickets.length === 0 ? balance : undefined
    const isBack = before !== undefined && unlaid !== undefined && unlaid > before
    if (now === laid && !isBack) return
    laid = now
    tell()
  })
}
