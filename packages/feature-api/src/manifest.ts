import type { ModuleName, ResolvedBrand } from '@foyer/brand'
import type { ContractKind, GameType, InputOf, OperationId, Operations, Role, SystemStatus } from '@foyer/contract'
import type { KitLabels } from '@foyer/ui/labels'
import type { ComponentType } from 'react'
import type { TObject } from 'typebox'
import type { ActionLoaders, PlainActionId } from './actions.ts'
import type { CentreId, CentrePageId, ModalId, ModalProps, RouteId } from './ids.ts'
import type { MessageFiles } from './messageFiles.ts'
import type { PortalRuntime } from './runtime.ts'
import type { SectionDeclaration } from './sectionDeclaration.ts'
import type { OverrideDeclaration } from './slots.ts'

/** A component that is fetched when it is needed. */
export type Lazy<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A guest operation a page shows first; recorded in the snapshot and embedded in the prerendered page. */
export type QuerySpec = {
  [Id in OperationId]: { readonly operation: Id; readonly input?: InputOf<Operations[Id]> }
}[OperationId]

/** The lines of an icon in a square of 24, as lucide exports them. */
export type IconDrawing = [tag: string, attributes: Record<string, string | number | undefined>][]

/** Fetches a drawing with the menu that shows it: a module whose default is the drawing. */
export type IconLoader = () => Promise<{ readonly default: IconDrawing }>

type SignedIn = Exclude<Role, 'guest'>

export interface RouteDeclaration {
  readonly id: RouteId
  /** Paths of the page in the default language, canonical one first. */
  readonly paths: readonly [string, ...string[]]
  /** Brand module without which the page is not on the site; that of the feature counts as well. */
  readonly module?: ModuleName
  /** Game category whose games and vendors stand on the page; navigation and vendors lead there. */
  readonly category?: GameType
  /** `real` sends guests to the login modal and warns trials; `guest` shows it to signed-out visitors only. */
  readonly access: 'public' | 'guest' | 'real'
  /** Name of a layout: `default`, `plain` (no banner), `bare` (header only) or one of the brand. */
  readonly layout: string
  /** Banner group of spec 2.3. */
  readonly banner?: string
  /** Query parameter with which the page is what a search found: its results stand first, without the banner (R02). */
  readonly searchParameter?: string
  /** Banner group below the page's own content (BN01, BN10), where it has pictures. */
  readonly secondBanner?: string
  readonly page: Lazy<{ readonly routeId: RouteId }>
  /** Message key of the document title, in the feature's namespace or another: `title`, `categories:RNG`. */
  readonly title: string
  readonly description?: string
  /** Whether a search engine should list it and the build should prerender it. Default true. */
  readonly prerender?: boolean
  readonly queries?: (config: Readonly<Record<string, unknown>>) => readonly QuerySpec[]
  /** Sections that link to the page, where no menu or other page of the product does; a brand without them links it itself. */
  readonly linkedFrom?: readonly string[]
  /** Sections the page shows first besides those that brand.json lists for it; they are loaded with it. */
  readonly sections?: readonly string[]
  /** The page fills the window; a brand can put no sections beside it. */
  readonly isWhole?: boolean
  /** The page is on the site of the brands that switch it on alone. */
  readonly isOptional?: boolean
  /**
   * Query parameters that together name what the page shows, with spaces between them; without them it has nothing to
   * show, so no brand links it so.
   */
  readonly shownBy?: string
}

/** A panel of pages over the page (spec 2.7). */
export interface CentreDeclaration {
  readonly id: CentreId
  /** Message key of its name. */
  readonly title: string
  /** The page that the centre's own address, `?centre=<id>`, shows (spec 2.7); its first where the site has no such page. */
  readonly start: CentrePageId
  /** Who may open its pages; guests are asked to log in first. */
  readonly roles: readonly SignedIn[]
  /** Message keys of what accounts of other roles are told (T13); trial accounts are told that a real one is needed (P15). */
  readonly refusal?: { readonly title: string; readonly text: string }
}

/** A page of a centre; the part of its id before the dot names the centre. */
export interface CentrePageDeclaration {
  readonly id: CentrePageId
  /** Message key of title and side-menu entry. */
  readonly title: string
  readonly icon: IconLoader
  readonly order: number
  readonly page: Lazy<Record<never, never>>
  /** What holds its place while it is on its way: fields of a form; lines of a list unless told. */
  readonly waitsAs?: 'form'
  /** What an account has to have for the side menu to list the page (EN01); at its address the page says why it is not. */
  readonly listedFor?: 'toUpline' | 'agent'
  /** Kind of contract without which the page is not in the centre: the server says which ones agents have (X04). */
  readonly contract?: ContractKind
}

/** An entry of the member menu (spec 2.4). A brand may choose among them and order them in `memberMenu`. */
export interface MenuEntry {
  /** Name in brand.json, e.g. `betting-record`. */
  readonly id: string
  readonly label: string
  readonly icon: IconLoader
  readonly order: number
  readonly roles: readonly SignedIn[]
  /** What choosing it does; entries whose page is not on the site are not shown. */
  readonly opens: { readonly centre: CentrePageId } | { readonly route: RouteId } | { readonly action: PlainActionId }
  /** Stands beside the balance as a button as well, like the deposit (H10). */
  readonly isProminent?: boolean
  /** What it is about: a line parts it from entries of other groups, as long as a brand does not choose an order of its own. */
  readonly group?: 'money' | 'records' | 'account'
  /** Stands last, set apart, whatever a brand lists: the way out. */
  readonly isLast?: boolean
}

/** An address that an entry of the floating bar leads to. */
export interface FloatingLink {
  readonly id: string
  readonly label: string
  readonly href: string
}

/** An entry of the floating bar (H20). A brand may choose among them and order them in `floatingBar`. */
export interface FloatingEntry {
  /** Name in brand.json, e.g. `live-chat`. */
  readonly id: string
  readonly label: string
  readonly icon: IconLoader
  readonly order: number
  /** Where it leads; one that leads nowhere is not shown. Addresses outside the site are what the server's status says. */
  readonly opens:
    | { readonly address: (status: SystemStatus) => string | undefined }
    | { readonly links: (status: SystemStatus) => readonly FloatingLink[] }
    | { readonly route: RouteId }
    | { readonly action: PlainActionId }
}

/** A place that a phone's bottom bar can hold. A brand chooses up to five of them in `bottomBar`. */
export interface BottomEntry extends Pick<MenuEntry, 'label' | 'icon' | 'opens'> {
  /** Name in brand.json, e.g. `slots`. */
  readonly id: string
  /** Who sees it; everybody where it is left out, so that two entries can take turns at signing in. */
  readonly roles?: readonly Role[]
}

/** A problem a feature finds in its own slice of a brand; `path` is below the slice. */
export interface ConfigIssue {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly hint?: string
}

/** User name and password as they were typed. */
export interface TypedLogin {
  readonly username: string
  readonly password: string
}

/** Why a login was not taken: at a field, or in general. */
export interface LoginRefusal {
  readonly username?: string
  readonly password?: string
  readonly message?: string
}

/** All a feature contributes: data and lazy loaders, nothing that runs on import. */
export interface FeatureManifest<Op extends OperationId = OperationId> {
  readonly id: string
  /** Brand module the feature belongs to; the feature is off while the module is. */
  readonly module?: ModuleName
  /** Other brand modules that switch parts of it. */
  readonly moduleParts?: readonly ModuleName[]
  /** Schema of `features.<id>` in brand.json. */
  readonly config?: TObject
  /** Every language that has a file; English is the source, whose keys are the type of the feature's `t`. */
  readonly messages: MessageFiles
  /** Components of the kit whose words it shows; the portal's compile finds them in its sources. */
  readonly labels?: readonly (keyof KitLabels)[]
  readonly routes?: readonly RouteDeclaration[]
  /** Shows the pages that a brand brings itself; one feature does. */
  readonly ownPage?: Lazy<{ readonly routeId: RouteId }>
  // biome-ignore lint/suspicious/noExplicitAny: sections of different settings stand in one list; each is checked where it is defined
  readonly sections?: readonly SectionDeclaration<any, any>[]
  readonly modals?: { readonly [Id in ModalId]?: Lazy<ModalProps[Id] & { readonly close: () => void }> }
  /**
   * Modals that the browser's Forward opens again after they were closed: those that only show something, or start a form.
   * `same` opens with what it was opened with, `afresh` with nothing, as where that may hold a password.
   */
  readonly opensAgain?: { readonly [Id in ModalId]?: 'same' | 'afresh' }
  readonly centres?: readonly CentreDeclaration[]
  readonly centrePages?: readonly CentrePageDeclaration[]
  readonly memberMenu?: readonly MenuEntry[]
  readonly floatingBar?: readonly FloatingEntry[]
  readonly bottomBar?: readonly BottomEntry[]
  /** Components in place of the kit’s, for the brands that choose them (UK16). */
  readonly overrides?: readonly OverrideDeclaration[]
  readonly actions?: ActionLoaders<NoInfer<Op>>
  /** Logs in with what was typed into the header (H03); one feature does. Answers why it was not taken. */
  readonly headerLogin?: () => Promise<{
    readonly run: (runtime: PortalRuntime<NoInfer<Op>>, typed: TypedLogin) => Promise<LoginRefusal | undefined>
  }>
  /** Runs once after start when the page is idle. */
  readonly startup?: () => Promise<{ readonly run: (runtime: PortalRuntime<NoInfer<Op>>) => void | Promise<void> }>
  /** All the feature may ask of the server; its actions, and hooks made by `createCalls`, compile for these alone. */
  readonly operations?: readonly Op[]
  readonly check?: (slice: Readonly<Record<string, unknown>>, brand: ResolvedBrand) => readonly ConfigIssue[]
}

/** Declares a feature; the manifest is the only file of a feature others import. */
export const defineFeature = <const Op extends OperationId = never>(
  manifest: FeatureManifest<Op>,
): FeatureManifest<Op> => manifest
