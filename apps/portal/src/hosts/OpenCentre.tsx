import { useRuntime } from '@foyer/feature-api'
import { CentreFrame } from '@foyer/ui/CentreFrame'
import { Glyph } from '@foyer/ui/Icon'
import { menuIcon } from '../member/menuIcons.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'
import { type CentreKind, type CentrePage, pagesOf } from './centreModel.ts'

interface OpenCentreProps {
  readonly centre: CentreKind
  readonly page: CentrePage
}

/** A centre page in its frame, beside the other pages of its centre. */
export function OpenCentre({ centre, page }: OpenCentreProps) {
  const t = useShellT()
  const { features } = useSite()
  const { text, showCentre } = useRuntime()
  const pages = pagesOf(centre, features)
  const entries = pages.map(({ id, feature, title, icon }) => ({
    id,
    label: text(feature, title),
    icon: <Glyph of={menuIcon(icon)} />,
  }))
  const { Part } = lazyPart(page.page)
  return (
    <CentreFrame
      isOpen
      name={t(centre === 'agent' ? 'centreAgent' : 'centreMember')}
      entries={entries}
      activeId={page.id}
      onNavigate={(id) => showCentre(pages.find((one) => one.id === id)?.id)}
      onClose={() => showCentre(undefined)}
      labels={{ close: t('close'), menu: t('centreMenu') }}
    >
      <Part key={page.id} />
    </CentreFrame>
  )
}
