import type { ModuleName, ResolvedBrand } from '@foyer/brand'
import type { InputOf, OperationId, Operations, Role } from '@foyer/contract'
import type { ComponentType } from 'react'
import type { Static, TObject } from 'typebox'
import type { ActionLoaders } from './actions.ts'
import type { CentrePageId, ModalId, ModalProps, RouteId } from './ids.ts'
import type { PortalRuntime } from './runtime.ts'

/** A component that is fetched when it is needed. */
export type Lazy<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A guest operation a page shows first; recorded in the snapshot and embedded in the prerendered page. */
export type QuerySpec = {
  [Id in OperationId]: { readonly operation: Id; readonly input?: InputOf<Operations[Id]> }
}[OperationId]

/** A line icon of the kit's set, by the name lucide gives it, e.g. `history`. */
export type IconName = string

export interface RouteDeclaration {
  readonly id: RouteId
  /** `real` sends guests to the login modal and warns trials; `guest` shows it to signed-out visitors only. */
  readonly access: 'public' | 'guest' | 'real'
  /** Name of a layout: `default`, `plain` (no banner), `bare` (header only) or one of the brand. */
  readonly layout: string
  /** Banner group of spec 2.3. */
  readonly banner?: string
  readonly page: Lazy<{ readonly routeId: RouteId }>
  /** Message key of the document title, in the feature's namespace. */
  readonly title: string
  readonly description?: string
  /** Whether a search engine should list it and the build should prerender it. Default true. */
  readonly prerender?: boolean
  readonly queries?: (config: Readonly<Record<string, unknown>>) => readonly QuerySpec[]
  /** Sections that link to the page, where no menu or other page of the product does; a brand without them links it itself. */
  readonly linkedFrom?: readonly string[]
  /** Sections the page shows first besides those that brand.json lists for it; they are loaded with it. */
  readonly sections?: readonly string[]
}

export interface SectionDeclaration<S extends TObject = TObject> {
  /** Name in brand.json, e.g. `hot-games`. */
  readonly id: string
  readonly title: string
  readonly settings: S
  readonly component: Lazy<{ readonly settings: Static<S> }>
  readonly queries?: (settings: Static<S>) => readonly QuerySpec[]
}

export interface CentrePageDeclaration {
  readonly id: CentrePageId
  /** Message key of title and side-menu entry. */
  readonly title: string
  readonly icon: IconName
  readonly order: number
  readonly page: Lazy<Record<never, never>>
}

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly order: number
  readonly roles: readonly Exclude<Role, 'guest'>[]
  /** What choosing it does; entries whose centre page does not exist are not shown. */
  readonly opens: { readonly centre: CentrePageId } | { readonly route: RouteId }
}

/** A problem a feature finds in its own slice of a brand; `path` is below the slice. */
export interface ConfigIssue {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly hint?: string
}

type Messages = Readonly<Record<string, string>>

/** All a feature contributes: data and lazy loaders, nothing that runs on import. */
export interface FeatureManifest {
  readonly id: string
  /** Brand module the feature belongs to; the feature is off while the module is. */
  readonly module?: ModuleName
  /** Schema of `features.<id>` in brand.json. */
  readonly config?: TObject
  /** English is the source; its keys are the type of the feature's `t`. */
  readonly messages: {
    readonly en: () => Promise<{ readonly default: Messages }>
    readonly tr: () => Promise<{ readonly default: Messages }>
  }
  readonly routes?: readonly RouteDeclaration[]
  // biome-ignore lint/suspicious/noExplicitAny: sections of different settings stand in one list; each is checked where it is defined
  readonly sections?: readonly SectionDeclaration<any>[]
  readonly modals?: { readonly [Id in ModalId]?: Lazy<ModalProps[Id] & { readonly close: () => void }> }
  readonly centrePages?: readonly CentrePageDeclaration[]
  readonly memberMenu?: readonly MenuEntry[]
  readonly actions?: ActionLoaders
  /** Runs once after start when the page is idle. */
  readonly startup?: () => Promise<{ readonly run: (runtime: PortalRuntime) => void | Promise<void> }>
  readonly operations?: readonly OperationId[]
  readonly check?: (slice: Readonly<Record<string, unknown>>, brand: ResolvedBrand) => readonly ConfigIssue[]
}

/** Declares a feature; the manifest is the only file of a feature others import. */
export const defineFeature = <const M extends FeatureManifest>(manifest: M): M => manifest

/** Declares a section with its settings typed by its schema. */
export const defineSection = <S extends TObject>(section: SectionDeclaration<S>): SectionDeclaration<S> => section
