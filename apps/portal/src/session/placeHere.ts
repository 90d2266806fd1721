import type { SiteLanguage } from '@foyer/brand'
import type { EndedSession } from '@foyer/feature-api'
import { centreParameter } from '../navigation/centreAddress.ts'
import { routerPath } from '../navigation/navigation.ts'
import { isOfAccount } from '../routes/loginGate.ts'
import type { RouteTable } from '../routes/routeTable.ts'
import type { HostState } from '../runtime/hostState.ts'

/** Text that somebody is typing right now. */
const isTyping = (): boolean => {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'search')
  return isText && field.value !== ''
}

/** Where the visitor is, and whether they are in the middle of something there that only its account may go on with. */
export function placeHere(
  hosts: HostState,
  table: Pick<RouteTable, 'find'>,
  { loginRequired, language }: { readonly loginRequired: boolean; readonly language: SiteLanguage },
): Pick<EndedSession, 'path' | 'isKept'> {
  const { pathname, search, origin } = location
  const path = routerPath(pathname, language, origin) ?? pathname
  const isPrivate = isOfAccount(table.find(path), loginRequired)
  const hasCentre = new URLSearchParams(search).has(centreParameter)
  return { path, isKept: isPrivate || hasCentre || hosts.modals.length > 0 || isTyping() }
}
