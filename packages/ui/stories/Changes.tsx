import { styled } from 'styled-components'
import type { Bump, Change } from './changes.ts'
import { withCode } from './withCode.tsx'

const Root = styled.div.withConfig({ componentId: 'fy-Changes' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-inline-size: 760px;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.6 var(--fy-font-text);

  h1, h2, ul, p {
    margin: 0;
    padding: 0;
  }

  h1 {
    font: 800 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }

  h2 {
    margin-block-end: 12px;
    font: 700 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }

  ul {
    display: grid;
    gap: 12px;
    list-style: none;
  }

  li {
    padding-block-end: 12px;
    border-block-end: 1px solid var(--fy-color-border);
  }

  a {
    color: var(--fy-color-accent-text);
  }

  code {
    font: 500 0.95em ui-monospace, monospace;
  }

  pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
  }
`

const headings: Readonly<Record<Bump, string>> = { major: 'Breaks', minor: 'New', patch: 'Mended' }

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly history: string
}

/** What the next release brings, and what those before it brought. */
export function Changes({ changes, history }: ChangesProps) {
  return (
    <Root>
      <h1>Changes</h1>
      {changes.length === 0 && <p>Nothing has changed since the last release.</p>}
      {(['major', 'minor', 'patch'] as const).map((bump) => {
        const own = changes.filter((change) => change.bump === bump)
        return (
          own.length > 0 && (
            <section key={bump}>
              <h2>{headings[bump]} in the next release</h2>
              <ul>
                {own.map(({ id, text }) => (
                  <li key={id}>{withCode(text)}</li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      {history && <pre>{history}</pre>}
    </Root>
  )
}
