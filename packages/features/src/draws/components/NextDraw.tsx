import { type SettingsOf, siteHref, siteText, useRuntime, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { DrawCard } from '@foyer/ui/DrawCard'
import { Opening } from '@foyer/ui/Opening'
import type { NextDrawSettings } from '../config.schema.ts'
import { useDraws } from '../model/useDraws.ts'
import { DrawTicket } from './DrawTicket.tsx'

/** What a site that lives by draws opens with: a sentence, and the next draw as a large ticket. */
export function NextDraw({ settings }: { settings: SettingsOf<typeof NextDrawSettings> }) {
  const { title, text, memberAction, memberLink, game } = settings
  const isMember = useSession().status === 'signedIn' && memberAction && memberLink
  const { action, link } = isMember ? { action: memberAction, link: memberLink } : settings
  const { language } = useRuntime()
  const { draws, cardOf, isError } = useDraws()
  const draw = draws?.find(({ gameId }) => gameId === game) ?? draws?.[0]
  return (
    <Opening
      form="headline"
      title={siteText(title, language)}
      text={text && siteText(text, language)}
      action={
        action &&
        link && (
          <Button canWrap size="large" tone="primary" href={siteHref(link, language)}>
            {siteText(action, language)}
          </Button>
        )
      }
    >
      {draw ? (
        <DrawTicket draw={draw} card={{ ...cardOf(draw), size: 'large' }} />
      ) : (
        !draws && !isError && <DrawCard size="large" />
      )}
    </Opening>
  )
}
