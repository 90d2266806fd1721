import { Piece, useAddressQuery, useRuntime, useSections } from '@foyer/feature-api'
import { HomePageRoot } from './HomePage.styles.ts'

const noSettings = {}

/** The sections a brand lists, or what a search for a game name found (R01, R02). */
export function HomePage() {
  const { config } = useRuntime()
  const sectionOf = useSections()
  const [query] = useAddressQuery()
  const SearchResults = sectionOf('search-results')
  if (SearchResults && query.get('q')?.trim()) return <SearchResults settings={noSettings} />
  return (
    <HomePageRoot data-rows>
      <h1>{config.name}</h1>
      {config.home.sections.map(({ type, settings }, index) => {
        const Section = sectionOf(type)
        if (!Section) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections are told apart by their place, which only a new build changes
          <Piece key={index}>
            <Section settings={settings} />
          </Piece>
        )
      })}
    </HomePageRoot>
  )
}
