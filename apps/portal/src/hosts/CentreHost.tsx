import { useActions, useRuntime, useSession } from '@foyer/feature-api'
import { CentreFrame } from '@foyer/ui/CentreFrame'
import { Glyph } from '@foyer/ui/Icon'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { menuIcon } from '../member/menuIcons.ts'
import { centreParameter } from '../navigation/navigation.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'
import { type CentreKind, type CentrePage, centreKindOf, findPage, mayOpen, pagesOf } from './centreModel.ts'

/** The centre that the address names, over the page (spec 2.7). Who may not open it is told why (P15, V34). */
export function CentreHost() {
  const { features } = useSite()
  const { showCentre } = useRuntime()
  const { status, role } = useSession()
  const [query] = useSearchParams()
  const wanted = query.get(centreParameter)
  const kind = centreKindOf(wanted)
  const pages = kind ? pagesOf(kind, features) : []
  const page = kind && findPage(wanted, kind, pages)
  const isKnown = status !== 'unknown'
  const isRefused = isKnown && (!kind || !page || !mayOpen(kind, role))
  useRefusal(isRefused, page)
  if (!isKnown || isRefused || !kind || !page) return null
  return <OpenCentre kind={kind} page={page} pages={pages} close={() => showCentre(undefined)} />
}

/** Closes a centre that may not be open: a guest is asked to log in first, a trial account gets the warning. */
function useRefusal(isRefused: boolean, page: CentrePage | undefined): void {
  const t = useShellT()
  const { session, showCentre, alert } = useRuntime()
  const { openLogin } = useActions()
  useEffect(() => {
    if (!isRefused) return
    showCentre(undefined)
    if (!page) return
    if (session.status === 'guest') openLogin({ onLoggedIn: () => showCentre(page.id) })
    else
      void alert({
        icon: 'warning',
        title: t('needTrueTitle'),
        text: t('in_need_true_account'),
        buttons: [{ id: 'ok', label: t('in_increase_submit'), primary: true }],
      })
  }, [isRefused, page, session, showCentre, alert, openLogin, t])
}

interface OpenCentreProps {
  readonly kind: CentreKind
  readonly page: CentrePage
  readonly pages: readonly CentrePage[]
  readonly close: () => void
}

function OpenCentre({ kind, page, pages, close }: OpenCentreProps) {
  const t = useShellT()
  const { text, showCentre } = useRuntime()
  const entries = pages.map(({ id, feature, title, icon }) => ({
    id,
    label: text(feature, title),
    icon: <Glyph of={menuIcon(icon)} />,
  }))
  const { Part } = lazyPart(page.page)
  return (
    <CentreFrame
      isOpen
      name={t(kind === 'agent' ? 'centreAgent' : 'centreMember')}
      entries={entries}
      activeId={page.id}
      onNavigate={(id) => showCentre(pages.find((one) => one.id === id)?.id)}
      onClose={close}
      labels={{ close: t('close'), menu: t('centreMenu') }}
    >
      <Part key={page.id} />
    </CentreFrame>
  )
}
