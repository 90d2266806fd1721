import { messagePlace, useLabels, usePageTitle, useRuntime, useSession } from '@foyer/feature-api'
import { CentreFrame } from '@foyer/ui/CentreFrame'
import type { ReactNode } from 'react'
import { LoadedIcon } from '../parts/LoadedIcon.tsx'
import { lazyPart } from '../parts/lazyPart.tsx'
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx'
import { useSite } from '../shell/SiteContext.ts'
import { CentreWaiting } from './CentreWaiting.tsx'
import { type Centre, type CentrePage, listedPages } from './centreModel.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

interface OpenCentreProps {
  readonly centre: Centre
  readonly page: CentrePage
  /** Stands in place of the page. */
  readonly children?: ReactNode
}

/** A centre page in its frame, beside the other pages of its centre. */
export function OpenCentre({ centre, page, children }: OpenCentreProps) {
  const { features } = useSite()
  const { text, showCentre } = useRuntime()
  const { member } = useSession()
  const pages = listedPages(centre, features, member)
  const entries = pages.map(({ id, feature, title, icon }) => ({
    id,
    label: text(...messagePlace(feature, title)),
    icon: <LoadedIcon load={icon} />,
  }))
  const { Part } = lazyPart(page.page, <CentreWaiting as={page.waitsAs} />)
  const title = text(...messagePlace(page.feature, page.title))
  usePageTitle(title)
  return (
    <CentreFrame
      isOpen
      name={text(...messagePlace(centre.feature, centre.title))}
      title={title}
      entries={entries}
      activeId={page.id}
      onNavigate={(id) => showCentre(pages.find((one) => one.id === id)?.id)}
      onClose={() => showCentre(undefined)}
      labels={useLabels('CentreFrame')}
    >
      {children ?? (
        <ErrorBoundary key={page.id}>
          <Part />
        </ErrorBoundary>
      )}
      {/* The page's own lies below the centre. */}
      <OfflineNotice />
    </CentreFrame>
  )
}
