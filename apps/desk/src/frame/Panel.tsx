import { Badge } from '@foyer/ui/Badge'
import type { ReactNode } from 'react'
import { useLanguage } from '../words/words.ts'

interface PanelProps {
  readonly id: string
  readonly title: string
  /** A sentence below the title. */
  readonly text?: string
  /** How many are open. */
  readonly open?: number
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of the desk. */
export function Panel({ id, title, text, open = 0, aside, children }: PanelProps) {
  const { say } = useLanguage()
  return (
    <section data-desk="panel" aria-labelledby={`${id}-title`}>
      <header data-desk="panelHead">
        <h2 id={`${id}-title`}>{title}</h2>
        {open > 0 && <Badge tone="accent">{say('open', { count: open })}</Badge>}
        {aside}
        {text && <p data-desk="quiet">{text}</p>}
      </header>
      {children}
    </section>
  )
}
