import { siteHref, siteText, useRuntime } from '@foyer/feature-api'
import { Button, type ButtonProps } from '@foyer/ui/Button'

interface ActionLinkProps extends Pick<ButtonProps, 'tone'> {
  action?: Readonly<Record<string, string>> | undefined
  link?: string | undefined
}

/** The button of a section, where its words and where it leads are written. */
export function ActionLink({ action, link, tone = 'secondary' }: ActionLinkProps) {
  const { language } = useRuntime()
  if (!action || !link) return null
  return (
    <Button canWrap href={siteHref(link, language)} tone={tone}>
      {siteText(action, language)}
    </Button>
  )
}
