import type { ReactNode } from 'react'

interface PanelProps {
  readonly id: string
  readonly title: string
  /** A sentence below the title. */
  readonly text?: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of the desk. */
export function Panel({ id, title, text, aside, children }: PanelProps) {
  return (
    <section data-desk="panel" aria-labelledby={`${id}-title`}>
      <header data-desk="panelHead">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
        {text && <p data-desk="quiet">{text}</p>}
      </header>
      {children}
    </section>
  )
}
