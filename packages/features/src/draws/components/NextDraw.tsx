import { type SettingsOf, siteHref, siteText, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { DrawCard } from '@foyer/ui/DrawCard'
import { Skeleton } from '@foyer/ui/Skeleton'
import type { NextDrawSettings } from '../config.schema.ts'
import { useDraws } from '../model/useDraws.ts'
import { NextDrawRoot } from './NextDraw.styles.ts'

/** What a site that lives by draws opens with: a sentence, and the next draw as a large ticket. */
export function NextDraw({ settings }: { settings: SettingsOf<typeof NextDrawSettings> }) {
  const { title, text, action, link, game } = settings
  const { language } = useRuntime()
  const { draws, cardOf, isError } = useDraws()
  const draw = draws?.find(({ gameId }) => gameId === game) ?? draws?.[0]
  return (
    <NextDrawRoot>
      <header>
        <h2>{siteText(title, language)}</h2>
        {text && <p>{siteText(text, language)}</p>}
        {action && link && (
          <Button tone="secondary" href={siteHref(link, language)}>
            {siteText(action, language)}
          </Button>
        )}
      </header>
      {draw ? <DrawCard {...cardOf(draw)} size="large" /> : !isError && <Skeleton shape="block" ratio="wide" />}
    </NextDrawRoot>
  )
}
