import { type ReactNode, useId } from 'react'

interface FoundTitlesProps {
  /** What they are called where they were not searched for. */
  readonly heading: string | undefined
  readonly children: ReactNode
}

/** The titles, with or without a heading: their rows stay the same ones when the first letter takes it away. */
export function FoundTitles({ heading, children }: FoundTitlesProps) {
  const id = useId()
  return (
    <div data-part="titles" {...(heading ? { role: 'group', 'aria-labelledby': id } : { role: 'presentation' })}>
      {heading && (
        <div data-part="heading" id={id}>
          {heading}
        </div>
      )}
      {children}
    </div>
  )
}
