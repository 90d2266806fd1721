/** Parts of a lottery's client, and how addresses name those that are not the first. */
export const places = ['pick', 'tickets', 'results'] as const
export type Place = (typeof places)[number]

const views = { pick: undefined, tickets: 'tickets', results: 'past' } as const satisfies Record<
  Place,
  string | undefined
>

/** The part that an address names; the first for any other name, also those of the site: `betting` and `lobby` (I48). */
export const placeOf = (view: string | undefined): Place =>
  places.find((place) => view !== undefined && views[place] === view) ?? 'pick'

export const viewOf = (place: Place): { readonly view?: string } => {
  const view = views[place]
  return view === undefined ? {} : { view }
}
