import type { DevProblems } from './devEvents.ts'

const tag = 'foyer-problems'

const css = `
:host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 60vh; overflow: auto; direction: ltr;
  background: #16181d; color: #f4f5f9; border-block-start: 4px solid #ff6b6b; font: 14px/1.5 ui-monospace, monospace; }
header { position: sticky; inset-block-start: 0; display: flex; gap: 16px; align-items: center; justify-content: space-between;
  padding: 8px 16px; background: #16181d; font-weight: 700; }
pre { margin: 0; padding: 0 16px 16px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
button { min-inline-size: 44px; min-block-size: 44px; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
`

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), { textContent: text })

/** Lays what is wrong with the brand's files over the page, with file, line and way out; nothing takes it away again. */
export function showProblems({ title, text }: DevProblems): void {
  for (const old of document.querySelectorAll(tag)) old.remove()
  if (!text) return
  const host = document.createElement(tag)
  host.setAttribute('role', 'alert')
  const close = element('button', '✕')
  close.ariaLabel = 'Close'
  close.onclick = () => host.remove()
  const header = element('header', title)
  header.append(close)
  host.attachShadow({ mode: 'open' }).append(element('style', css), header, element('pre', text))
  document.body.append(host)
}
