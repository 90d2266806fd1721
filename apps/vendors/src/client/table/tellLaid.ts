import type { StreamModel, StreamState } from './createTableStream.ts'

/** Tells when another stake lies on the table, or one was taken back: the wallet has less or more from then on. */
export function tellLaid(model: Pick<StreamModel<StreamState>, 'subscribe' | 'state'>, tell: () => void): () => void {
  let laid = 0
  return model.subscribe(() => {
    const tickets = model.state().own?.tickets ?? []
    const now = tickets.filter(({ state }) => state === 'placed').length
    if (now === laid) return
    laid = now
    tell()
  })
}
