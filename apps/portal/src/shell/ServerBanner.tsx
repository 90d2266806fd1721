import { announcementsQuery, useScheduleTime } from '@foyer/feature-api'
import { isOnAt } from '@foyer/rules'
import type { BannerProps } from '@foyer/ui/Banner'
import { inLanguage } from '../routes/paths.ts'
import { useOperation, useRuntime } from '../runtime/calls.ts'
import { useSite } from './SiteContext.ts'
import { SlideBanner } from './SlideBanner.tsx'
import { serverSlides } from './serverSlides.ts'
import { useLeadsOn } from './useLeadsOn.ts'

export interface ServerBannerProps extends BannerProps {
  readonly group: string
}

/** The brand's own pictures of a group, and after them those of the server (EN07, BN15). */
export function ServerBanner({ group, slides, size = 'hero', firstTheme = 'dark' }: ServerBannerProps) {
  const { client, language, actions, toast, text } = useRuntime()
  const { table } = useSite()
  const leadsOn = useLeadsOn()
  const { data } = useOperation('announcements', announcementsQuery)
  const now = useScheduleTime(data?.banners)
  const told = data?.banners.filter((banner) => isOnAt(banner, now)) ?? []
  const more = serverSlides(told, {
    group,
    size: size === 'slim' ? { width: 1920, height: 320 } : { width: 1600, height: 550 },
    pageHref: (path) => (table.find(path) && leadsOn(path) ? inLanguage(path, language) : undefined),
  })
  const start = async (id: string): Promise<void> => {
    const banner = told.find(({ bannerId, linkageType }) => linkageType === 'GAME' && id === `server ${bannerId}`)
    if (!banner) return
    try {
      const { game } = await client.call('gameInfo', { nodeId: Number(banner.target) })
      actions.launchGame(game)
    } catch {
      toast({ tone: 'negative', text: text('shell', 'errorSlow') })
    }
  }
  return (
    <SlideBanner
      slides={[...slides, ...more]}
      size={size}
      firstTheme={firstTheme}
      onSelect={(id: string) => void start(id)}
    />
  )
}
