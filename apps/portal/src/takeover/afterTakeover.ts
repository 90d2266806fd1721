import type { Client } from '@foyer/client'
import type { Takeover } from './createTakeover.ts'

/**
 * Holds calls back until the page was taken over: an answer that came in between would be drawn in the pieces that still
 * have to become what was written ahead.
 */
export const afterTakeover = ({ call }: Client, takeover: Takeover): Client => ({
  // The parameters are those of `call` itself.
  call: ((...parameters: Parameters<Client['call']>) =>
    // It calls the same, later.
    takeover.isDone() ? call(...parameters) : takeover.done.then(() => call(...parameters))) as Client['call'],
})
