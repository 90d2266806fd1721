import type { Game, GameType, OperationId } from '@foyer/contract'
import type { CentrePageId } from './ids.ts'
import type { PortalRuntime } from './runtime.ts'

/**
 * What features can ask of one another. One feature provides each action; any may call it. A feature adds its own with
 * `declare module '@foyer/feature-api' { interface Actions { spinWheel: () => void } }`.
 */
export interface Actions {
  openLogin: (options?: { readonly onLoggedIn?: () => void }) => void
  openRegister: () => void
  /** Asks for confirmation first unless `confirm` is false (H16). */
  signOut: (options?: { readonly confirm?: boolean }) => void
  /** Starts a game for real play through the decision table of spec 4 (G01 to G09). */
  launchGame: (game: Game) => void
  /** Opens a game with play money (ruling 31). */
  tryGame: (game: Game) => void
  /** Adds a favourite or removes it when it is one (L27); guests are asked to log in. */
  toggleFavourite: (game: Game) => void
  /** Opens a vendor's games in its category (G08). */
  openVendor: (vendor: { readonly code: string; readonly gameType: GameType }) => void
  /** Opens a centre page, or the warning of P15 when the visitor may not. */
  openCentre: (page: CentrePageId) => void
}
export type ActionId = keyof Actions

/** Actions that a menu can perform: nothing has to be handed over. */
export type PlainActionId = { [Id in ActionId]: [] extends Parameters<Actions[Id]> ? Id : never }[ActionId]

/** How a feature provides an action: a module that exports `run`. */
export interface ActionModule<Id extends ActionId, Op extends OperationId> {
  readonly run: (runtime: PortalRuntime<Op>, ...parameters: Parameters<Actions[Id]>) => void | Promise<void>
}

export type ActionLoaders<Op extends OperationId> = { readonly [Id in ActionId]?: () => Promise<ActionModule<Id, Op>> }
