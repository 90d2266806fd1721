/** What `foyer new` needs to know. */
export interface NewBrand {
  /** Folder name, e.g. `lucky-star`. */
  readonly id: string
  /** As players read it, e.g. `Lucky Star`. */
  readonly name: string
  readonly merchant: string
}

type Text = Readonly<Record<string, string>>

/** A starting point for a brand.json: everything that differs between kinds of sites. */
export interface Recipe {
  readonly summary: string
  readonly site: 'member' | 'agent'
  readonly languages: { readonly default: string; readonly active: readonly string[] }
  readonly theme: Readonly<Record<string, unknown>>
  /** Colours of the pictures that are drawn for a start: ground, middle, light. */
  readonly art: readonly [ground: string, middle: string, light: string]
  readonly description: Text
  readonly hero: {
    readonly title: Text
    readonly text: Text
    readonly action: Text
    readonly link: string
    /** Ground of the picture under the words; dark by default. */
    readonly tone?: 'light'
  }
  /** Links of the first footer column. */
  readonly links: { readonly title: Text; readonly links: readonly { readonly label: Text; readonly href: string }[] }
  readonly nav: readonly string[]
  readonly sections: readonly { readonly type: string; readonly settings?: Readonly<Record<string, unknown>> }[]
  readonly routesOff: readonly string[]
  readonly modules: Readonly<Record<string, boolean>>
}

export const row = (category: string) => ({ type: 'category-row', settings: { category } })
