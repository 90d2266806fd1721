import { type ReactNode, useId } from 'react'

interface OptionGroupProps {
  /** What they are called, where that is said: options that were searched for need no name. */
  readonly label: string | undefined
  readonly children: ReactNode
}

/** Options of one kind below what they are called. Their rows stay the same ones when the name comes or goes. */
export function OptionGroup({ label, children }: OptionGroupProps) {
  const id = useId()
  return (
    <div data-part="group" {...(label ? { role: 'group', 'aria-labelledby': id } : { role: 'presentation' })}>
      {label && (
        <div data-part="heading" id={id}>
          {label}
        </div>
      )}
      {children}
    </div>
  )
}
