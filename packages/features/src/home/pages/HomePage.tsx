import { PlacedSections, useAddressQuery, useRuntime, useSections } from '@foyer/feature-api'
import { HomePageRoot } from './HomePage.styles.ts'

const noSettings = {}
const noBlocks = [] as const

/** The sections a brand lists, or what a search for a game name found (R01, R02). */
export function HomePage() {
  const { config } = useRuntime()
  const sectionOf = useSections()
  const [query] = useAddressQuery()
  const SearchResults = sectionOf('search-results')
  if (SearchResults && query.get('q')?.trim())
    return <SearchResults settings={noSettings} blocks={noBlocks} routeId="home" />
  return (
    <HomePageRoot data-rows>
      <h1>{config.name}</h1>
      <PlacedSections routeId="home" sections={config.home.sections} />
    </HomePageRoot>
  )
}
