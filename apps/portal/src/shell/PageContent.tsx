import { lazyPart } from '../parts/lazyPart.tsx'
import { PartFallback } from '../parts/PartFallback.tsx'
import { NotFound } from '../screens/NotFound.tsx'
import { SignedIn } from '../screens/SignedIn.tsx'
import { Unreachable } from '../screens/Unreachable.tsx'
import type { Page } from './usePage.ts'

const login = lazyPart<{ readonly redirects: boolean }>(() =>
  import('../screens/LoginWanted.tsx').then((module) => ({ default: module.LoginWanted })),
)
const trial = lazyPart<object>(() =>
  import('../screens/TrialRefused.tsx').then((module) => ({ default: module.TrialRefused })),
)

/** The page of the current address, or what stands in for it. */
export function PageContent({ page }: { readonly page: Page }) {
  if (page.kind === 'waiting') return <PartFallback />
  if (page.kind === 'signedIn') return <SignedIn />
  if (page.kind === 'unreachable') return <Unreachable />
  if (page.kind === 'notFound') return <NotFound />
  if (page.kind === 'login') return <login.Part redirects={page.redirects} />
  if (page.kind === 'trial') return <trial.Part />
  const { Part } = lazyPart(page.route.declaration.page)
  return <Part key={page.route.id} routeId={page.route.id} />
}
