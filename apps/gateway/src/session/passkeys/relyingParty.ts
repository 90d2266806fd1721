import type { CallContext } from '../../calls/handlers.ts'

/** Whom browsers make passkeys for: the host that the visitor sees. Those of one site are no good on another. */
export function relyingParty({ siteOrigin, merchant }: Pick<CallContext, 'siteOrigin' | 'merchant'>) {
  return { id: new URL(siteOrigin).hostname, name: merchant.name, origin: siteOrigin }
}
