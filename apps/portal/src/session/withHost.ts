import type { Client } from '@foyer/client'

/** Tells the server under which host the page is open whenever its status is asked for (I18). */
export const withHost = ({ call }: Client): Client => ({
  // The parameters are those of `call` itself; only a status has one more.
  call: ((id: string, input?: object, ...rest: readonly unknown[]) =>
    // Whatever is called for is handed on; the types of the call are those of the client.
    (call as (...parameters: readonly unknown[]) => unknown)(
      id,
      id === 'systemStatus' ? { url: location.host, ...input } : input,
      ...rest,
    )) as Client['call'], // see above
})
