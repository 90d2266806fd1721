import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { Client } from '@foyer/client'
import type { GameType, MemberInfo, OperationId, Role } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Actions } from './actions.ts'
import type { CentrePageId, ModalId, ModalProps, RouteId } from './ids.ts'

/** A session that was here and ended without the visitor's doing in this tab. */
export interface EndedSession {
  readonly role: Role
  readonly account: string
  /** Path of the page it ended on. */
  readonly path: string
  /** What is shown there belongs to the account, or holds what was typed; it stays below the login dialog. */
  readonly isKept: boolean
}

/** Who is using the portal. `unknown` while a marked session is being asked for, `unreachable` while no answer comes. */
export interface SessionState {
  status: 'unknown' | 'unreachable' | 'guest' | 'signedIn'
  role: Role
  member: MemberInfo | undefined
  /** Until somebody logs in, or does not want to; whoever asks for a login says so. */
  ended?: EndedSession | undefined
  /** Somebody has just logged in here; whoever has something to show after a login shows it and takes this away (A07). */
  hasJustLoggedIn?: boolean
}

/** What the visitor has chosen, kept in local storage under the spec's keys (EN21). */
export interface Preferences {
  theme: 'dark' | 'light'
  balanceHidden: boolean
  motionPaused: boolean
}

export interface ToastOptions {
  readonly text: string
  readonly tone?: 'neutral' | 'positive' | 'negative'
  /** One thing to do about it; doing it takes the message away. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** A generic dialog (M13); resolves to the chosen button's id, or `undefined` when it was closed. */
export interface AlertOptions {
  readonly icon?: 'info' | 'warning' | 'success' | 'error'
  readonly title: string
  readonly text?: string
  readonly buttons: readonly { readonly id: string; readonly label: string; readonly primary?: boolean }[]
}

/**
 * Everything a feature may use of the shell. One per page; the same object in hooks and in actions. Its client performs
 * the operations `Op` alone: those that the feature's manifest lists.
 */
export interface PortalRuntime<Op extends OperationId = never> {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly client: Client<Op>
  readonly queries: QueryClient
  /** valtio proxies: read with `useSession`, `usePreferences` in components. */
  readonly session: SessionState
  readonly preferences: Preferences
  readonly actions: Actions
  /** Address of a route in the current language, with optional query; home's where the site has no such page. */
  readonly href: (route: RouteId, query?: Readonly<Record<string, string | number | undefined>>) => string
  /** Whether the site has a page for a route. */
  readonly hasRoute: (route: RouteId) => boolean
  /** The page of a game category, or the providers' page where it has none; `undefined` where the site has neither. */
  readonly categoryRoute: (category: GameType) => RouteId | undefined
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  readonly openModal: <Id extends ModalId>(id: Id, props: ModalProps[Id]) => void
  readonly closeModals: () => void
  /** Puts a centre page into the address, `undefined` closes the centre. */
  readonly showCentre: (page: CentrePageId | undefined) => void
  readonly toast: (options: ToastOptions) => void
  readonly alert: (options: AlertOptions) => Promise<string | undefined>
  /** Shows the loader overlay while the promise runs (M14). */
  readonly busy: <T>(label: string, work: Promise<T>) => Promise<T>
  /** Asks the server who is signed in and fills `session`; clears it when nobody is. */
  readonly refreshSession: () => Promise<void>
  /** Text of a feature's message outside React. */
  readonly text: (namespace: string, key: string, values?: Readonly<Record<string, string | number>>) => string
  /** Whether brand and server both have a module on (CF09). */
  readonly moduleOn: (module: keyof PublicConfig['modules']) => boolean
}
