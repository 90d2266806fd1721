import { useActions, useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { BottomBar } from '@foyer/ui/BottomBar'
import { LoadedIcon } from '../parts/LoadedIcon.tsx'
import { bottomItems } from './bottomModel.ts'
import { SiteBottomBarRoot } from './SiteBottomBar.styles.ts'
import { useSite } from './SiteContext.ts'

/** The places a brand puts at a phone's lower edge; from 720 px on the header has room for them. */
export function SiteBottomBar({ routeId }: { readonly routeId: string | undefined }) {
  const { features } = useSite()
  const { config, language, href, hasRoute, text } = useRuntime()
  const { role, status } = useSession()
  const actions = useActions()
  const all = bottomItems({ features, chosen: config.bottomBar, language, role, hasRoute, text })
  // Where the server does not say who is here, the header asks again; a member is not told to log in.
  const items = status === 'unreachable' ? all.filter(({ isFor }) => isFor === 'all') : all
  return (
    <SiteBottomBarRoot>
      <BottomBar
        entries={items.map(({ id, label, icon, isFor, opens }) => ({
          id,
          label,
          icon: (
            <span data-for={isFor}>
              <LoadedIcon load={icon} />
            </span>
          ),
          ...('route' in opens ? { href: href(opens.route), isCurrent: opens.route === routeId } : {}),
        }))}
        onSelect={(id) => {
          const opens = items.find((item) => item.id === id)?.opens
          if (opens && 'action' in opens) actions[opens.action]()
          if (opens && 'centre' in opens) actions.openCentre(opens.centre)
        }}
        labels={useLabels('BottomBar')}
      />
    </SiteBottomBarRoot>
  )
}
