import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { parseHtml, type SafeNode } from './parseHtml.ts'

export interface SafeHtmlProps {
  /** Html from a server or a brand; anything that is not on the allow-list is left out. */
  readonly html: string
}

const properties: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' }

function elementOf(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const props: Record<string, string | number> = { key }
  for (const [name, value] of Object.entries(attributes)) props[properties[name] ?? name] = value
  if (tag === 'a' && /^https?:/i.test(attributes.href ?? ''))
    Object.assign(props, { target: '_blank', rel: 'noopener noreferrer' })
  if (tag === 'img') Object.assign(props, { alt: attributes.alt ?? '', loading: 'lazy' })
  return children.length > 0 ? createElement(tag, props, ...children.map(elementOf)) : createElement(tag, props)
}

/**
 * Shows html of announcements, help and promotions (ruling 14). It becomes elements, never `innerHTML`: the same on
 * server and client, and nothing that Trusted Types would have to allow.
 */
export function SafeHtml({ html }: SafeHtmlProps): ReactNode {
  const nodes = useMemo(() => parseHtml(html), [html])
  return createElement(Fragment, null, ...nodes.map(elementOf))
}
