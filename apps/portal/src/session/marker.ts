import { signedInCookie } from '@foyer/contract'

/** Whether the readable cookie says that a session may exist; without it nothing is asked. */
export const hasMarker = (cookies: string): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${signedInCookie}=1`)

/** Takes away a marker whose session turned out to be gone, so that the next page does not ask again. */
export function dropMarker(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and this cookie holds no secret
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Strict`
}
