import { createTitleSearch } from '@foyer/rules/title-search'

/** So many pages stand above the titles at most. */
const shown = 3
/** What a name costs whose words begin as typed; one that is misspelt or holds the letters elsewhere costs more. */
const mostCost = 0.5

/** The pages whose names begin like what is typed, best first: few, and never by a loose likeness as titles are (N09). */
export function findPlaces<Place extends { readonly name: string }>(
  places: readonly Place[],
): (typed: string) => readonly Place[] {
  const search = createTitleSearch(places)
  return (typed) =>
    search.find(typed, shown).best.flatMap(({ index, cost }) => (cost <= mostCost ? (places[index] ?? []) : []))
}
