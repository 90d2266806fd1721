import { type ReactNode, useId } from 'react'

/** Options of one kind below what they are called. */
export function OptionGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets
    <div role="group" aria-labelledby={id}>
      <div data-part="heading" id={id}>
        {label}
      </div>
      {children}
    </div>
  )
}
