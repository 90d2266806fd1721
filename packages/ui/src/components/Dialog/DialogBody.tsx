import type { ReactNode, Ref } from 'react'

interface DialogBodyProps {
  html?: string | TrustedHTML | undefined
  children?: ReactNode
  ref: Ref<HTMLDivElement>
}

/** What a dialog says: elements, or html that was sanitised before. */
export function DialogBody({ html, children, ref }: DialogBodyProps) {
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one door for html, and callers sanitise (ruling 14)
    return <div ref={ref} data-part="body" dangerouslySetInnerHTML={{ __html: html }} />
  }
  if (children === undefined) return null
  return (
    <div ref={ref} data-part="body">
      {children}
    </div>
  )
}
