import { lazyPart } from '../parts/lazyPart.tsx'
import { PartFallback } from '../parts/PartFallback.tsx'
import { LoginWanted } from '../screens/LoginWanted.tsx'
import { NotFound } from '../screens/NotFound.tsx'
import { TrialRefused } from '../screens/TrialRefused.tsx'
import type { Page } from './usePage.ts'

/** The page of the current address, or what stands in for it. */
export function PageContent({ page }: { readonly page: Page }) {
  if (page.kind === 'waiting') return <PartFallback />
  if (page.kind === 'notFound') return <NotFound />
  if (page.kind === 'login') return <LoginWanted redirects={page.redirects} />
  if (page.kind === 'trial') return <TrialRefused />
  const { Part } = lazyPart(page.route.declaration.page)
  return <Part key={page.route.id} routeId={page.route.id} />
}
