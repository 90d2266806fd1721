import type { Game, GameType, OperationId } from '@foyer/contract'
import type { GameChoice, NamedChoice } from './gameChoice.ts'
import type { CentrePageId, ModalProps } from './ids.ts'
import type { PortalRuntime } from './runtime.ts'

/**
 * What features can ask of one another. One feature provides each action; any may call it. A feature adds its own with
 * `declare module '@foyer/feature-api' { interface Actions { spinWheel: () => void } }`.
 */
export interface Actions {
  openLogin: (options?: { readonly onLoggedIn?: () => void }) => void
  /** `onLoggedIn` runs once the account is open, and so its owner logged in (X08). */
  openRegister: (options?: { readonly onLoggedIn?: () => void }) => void
  /** Makes a passkey on this device. */
  addPasskey: () => void
  /** Lets whoever is signed in show again who they are, by password or passkey; `withProof` asks where it is needed. */
  confirmIdentity: (options: ModalProps['confirmIdentity']) => void
  /** Sets up an authenticator app, takes it away, or makes new recovery codes (A19). */
  setUpAuthenticator: () => void
  removeAuthenticator: () => void
  renewRecoveryCodes: () => void
  /** Opens the dialog that sets or changes the withdrawal password (P32). */
  setPaymentPassword: (options: ModalProps['paymentPassword']) => void
  /** Opens the dialog that verifies or changes a number or address (P32). */
  changeContact: (options: ModalProps['contact']) => void
  /** Opens the dialog that changes the password (M01). */
  changePassword: () => void
  /** Asks for confirmation first unless `confirm` is false (H16). */
  signOut: (options?: { readonly confirm?: boolean }) => void
  /** Starts a game for real play through the decision table of spec 4 (G01 to G09). */
  launchGame: (game: Game) => void
  /** Opens the betting view of a lottery (I48), with a way to play of its own (R13) or with the first. */
  playLottery: (lottery: { readonly gameId: string; readonly playType?: string | undefined }) => void
  /** Opens a game with play money (ruling 31). */
  tryGame: (game: Game) => void
  /** Adds a favourite or removes it when it is one (L27); guests are asked to log in. */
  toggleFavourite: (game: Game) => void
  /** Opens a vendor's games in its category (G08). */
  openVendor: (vendor: { readonly code: string; readonly gameType: GameType }) => void
  /** Opens a centre page, or the warning of P15 when the visitor may not. */
  openCentre: (page: CentrePageId) => void
  /** Opens the form that writes to customer service (M10). */
  openFeedback: () => void
  /** Opens the first questions of the help centre over the page (M09). */
  openHelp: () => void
  /** Says what is set of a list's filters (QP03, QP04). */
  nameChoice: (options: {
    readonly choice: GameChoice
    /** Whether the list is what a search found, which has its best match first as long as no order is chosen. */
    readonly isSearch?: boolean
    readonly onNamed: (named: NamedChoice) => void
  }) => void
  /** Opens the palette that finds a game by its name (N09). */
  openSearch: () => void
  /** Asks at once for news of the player’s money: something has been begun that may end any moment (P24). */
  askMoneyNews: () => void
}
export type ActionId = keyof Actions

/** Actions that a menu can perform: nothing has to be handed over. */
export type PlainActionId = { [Id in ActionId]: [] extends Parameters<Actions[Id]> ? Id : never }[ActionId]

/** How a feature provides an action: a module that exports `run`. */
export interface ActionModule<Id extends ActionId, Op extends OperationId> {
  readonly run: (runtime: PortalRuntime<Op>, ...parameters: Parameters<Actions[Id]>) => void | Promise<void>
}

export type ActionLoaders<Op extends OperationId> = { readonly [Id in ActionId]?: () => Promise<ActionModule<Id, Op>> }
