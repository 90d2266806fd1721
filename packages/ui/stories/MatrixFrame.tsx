import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div.withConfig({ componentId: 'fy-MatrixFrame' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 24px;
  background: var(--fy-color-canvas);
  font: 400 12px/1.4 var(--fy-font-text);

  > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 24px;
  }

  > [data-part='row'] > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  > [data-part='row'] > * > [data-part='name'] {
    margin: 0 0 8px;
    color: var(--fy-color-text-muted);
  }
`

interface MatrixFrameProps {
  /** Width of every cell in px, where the window is as wide. */
  cellWidth?: number | undefined
  rows: readonly (readonly { name: string; content: ReactNode }[])[]
}

/** The named cells of a matrix story, one row per value of the first axis. */
export function MatrixFrame({ cellWidth, rows }: MatrixFrameProps) {
  return (
    <Root data-photograph>
      {rows.map((cells) => (
        <div data-part="row" key={cells[0]?.name}>
          {cells.map(({ name, content }) => (
            <div key={name} style={cellWidth ? { width: cellWidth } : undefined}>
              {name && <p data-part="name">{name}</p>}
              {content}
            </div>
          ))}
        </div>
      ))}
    </Root>
  )
}
