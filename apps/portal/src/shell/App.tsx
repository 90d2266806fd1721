import {
  LabelsProvider,
  PiecesProvider,
  RuntimeProvider,
  SectionsProvider,
  TranslateProvider,
} from '@foyer/feature-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Overlays } from '../hosts/Overlays.tsx'
import { sectionPart } from '../parts/sectionPart.tsx'
import type { Site } from '../runtime/createSite.ts'
import { useEffectiveSite } from '../runtime/useEffectiveSite.ts'
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx'
import { LifeCycle, type LifeCycleProps } from './LifeCycle.tsx'
import { Shell } from './Shell.tsx'
import { SiteProvider } from './SiteContext.ts'

interface AppProps extends Partial<LifeCycleProps> {
  readonly site: Site
}

/** The whole portal below a router; the same on server and client. */
export function App({ site: written, onReady, handedToken }: AppProps) {
  const site = useEffectiveSite(written)
  const [first] = useState(written)
  const sectionOf = useMemo(
    () => (id: string) => {
      const section = site.sections.get(id)
      return section && sectionPart(section)
    },
    [site],
  )
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={site.queries}>
        <TranslateProvider value={site.runtime.text}>
          <LabelsProvider value={site.labels}>
            <RuntimeProvider value={site.runtime}>
              <SectionsProvider value={sectionOf}>
                <ErrorBoundary>
                  <PiecesProvider value={site.takeover}>
                    <Shell />
                  </PiecesProvider>
                </ErrorBoundary>
                <Overlays />
                {/* What a page does by itself starts once, whatever is switched or saved later. */}
                <SiteProvider value={first}>
                  <LifeCycle onReady={onReady} handedToken={handedToken} />
                </SiteProvider>
              </SectionsProvider>
            </RuntimeProvider>
          </LabelsProvider>
        </TranslateProvider>
      </QueryClientProvider>
    </SiteProvider>
  )
}
