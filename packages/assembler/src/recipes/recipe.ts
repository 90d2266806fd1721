/** What `foyer new` needs to know. */
export interface NewBrand {
  /** Folder name, e.g. `lucky-star`. */
  readonly id: string
  /** As players read it, e.g. `Lucky Star`. */
  readonly name: string
  readonly merchant: string
}

/** A starting point for a brand.json: everything that differs between kinds of sites, but for its words. */
export interface Recipe {
  /** Name, under which its words stand in `messages`. */
  readonly id: string
  readonly summary: string
  readonly site: 'member' | 'agent'
  readonly theme: Readonly<Record<string, unknown>>
  /** Colours of the pictures that are drawn for a start: ground, middle, light. */
  readonly art: readonly [ground: string, middle: string, light: string]
  readonly hero: {
    readonly link: string
    /** Ground of the picture under the words; dark by default. */
    readonly tone?: 'light'
  }
  /** Links of the first footer column. */
  readonly links: readonly string[]
  readonly nav: readonly string[]
  readonly sections: readonly { readonly type: string; readonly settings?: Readonly<Record<string, unknown>> }[]
  readonly routesOff: readonly string[]
  /** Pages that a site has only when it says so. */
  readonly routesOn?: readonly string[]
  readonly modules: Readonly<Record<string, boolean>>
}

export const row = (category: string) => ({ type: 'category-row', settings: { category } })
