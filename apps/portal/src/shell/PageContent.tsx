import { PlacedSections } from '@foyer/feature-api'
import { lazyPart } from '../parts/lazyPart.tsx'
import { PartFallback } from '../parts/PartFallback.tsx'
import { contentPlace } from '../routes/contentPlace.ts'
import { loadLoginWanted } from '../screens/loadLoginWanted.ts'
import { NotFound } from '../screens/NotFound.tsx'
import { Unreachable } from '../screens/Unreachable.tsx'
import { PageRowsRoot } from './PageRows.styles.ts'
import type { Page } from './usePage.ts'

const login = lazyPart(loadLoginWanted)
const trial = lazyPart<object>(() =>
  import('../screens/TrialRefused.tsx').then((module) => ({ default: module.TrialRefused })),
)
const signedIn = lazyPart<object>(() =>
  import('../screens/SignedIn.tsx').then((module) => ({ default: module.SignedIn })),
)

/** The page of the current address, or what stands in for it. */
export function PageContent({ page }: { readonly page: Page }) {
  if (page.kind === 'waiting') return <PartFallback />
  if (page.kind === 'signedIn') return <signedIn.Part />
  if (page.kind === 'unreachable') return <Unreachable />
  if (page.kind === 'notFound') return <NotFound />
  if (page.kind === 'login') return <login.Part redirects={page.redirects} />
  if (page.kind === 'trial') return <trial.Part />
  const { declaration, id, sections } = page.route
  const { Part } = lazyPart(declaration.page)
  const content = <Part key={id} routeId={id} />
  if (id === 'home' || sections.length === 0) return content
  const place = contentPlace(page.route)
  if (place < 0)
    return (
      <PageRowsRoot data-rows>
        <PlacedSections routeId={id} sections={sections} />
      </PageRowsRoot>
    )
  return (
    <PageRowsRoot data-rows>
      <PlacedSections routeId={id} sections={sections.slice(0, place)} />
      {content}
      <PlacedSections routeId={id} sections={sections.slice(place + 1)} />
    </PageRowsRoot>
  )
}
