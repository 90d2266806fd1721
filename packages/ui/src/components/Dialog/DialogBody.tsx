import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface DialogBodyProps {
  html?: string | TrustedHTML | undefined
  children?: ReactNode
}

/** What a dialog says. It becomes a tab stop while it is taller than its room, so that the keyboard can scroll it. */
export function DialogBody({ html, children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const body = ref.current
    if (!body) return undefined
    const update = (): void => {
      if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
      else body.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(update)
    observer.observe(body)
    update()
    return () => observer.disconnect()
  })
  if (html !== undefined) return <div ref={ref} data-part="body" dangerouslySetInnerHTML={{ __html: html }} />
  if (children === undefined) return null
  return (
    <div ref={ref} data-part="body">
      {children}
    </div>
  )
}
