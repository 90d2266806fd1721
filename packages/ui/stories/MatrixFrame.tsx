import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div.withConfig({ componentId: 'fy-MatrixFrame' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding: 24px;
  background: var(--fy-color-canvas);
  font: 400 12px/16px var(--fy-font-text);

  > section > [data-part='row-name'] {
    margin: 0 0 12px;
    padding-block-end: 6px;
    border-block-end: 1px solid var(--fy-color-border);
    color: var(--fy-color-text);
    font-weight: 650;
  }

  > section > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: 24px;
  }

  /* Captions of one line of cells are of one height, so that the cells begin on one line. */
  > section > [data-part='row'][style] {
    display: grid;
    gap: 0 24px;
    margin-block-end: -24px;
  }

  > section > [data-part='row'] > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  > section > [data-part='row'][style] > * {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    padding-block-end: 24px;
  }

  > section > [data-part='row'] > * > [data-part='name'] {
    margin: 0 0 8px;
    color: var(--fy-color-text-muted);
  }

  &[data-bare] {
    padding: 0;
  }

  @media (max-width: 480px) {
    &[data-full-bleed] [data-part='row'] > * > :last-child {
      margin-inline: -24px;
    }
  }
`

export interface MatrixRow {
  readonly name: string
  readonly cells: readonly { readonly name: string; readonly content: ReactNode }[]
}

interface MatrixFrameProps {
  /** Width of every cell in px, where the window is as wide. */
  cellWidth?: number | undefined
  /** On a phone a cell's content reaches from edge to edge. */
  isFullBleed?: boolean | undefined
  /** Nothing stands around the cells: for what is a page of its own. */
  isBare?: boolean | undefined
  /** Least height of a cell's content in px: for what opens over what stands below it. */
  cellHeight?: number | undefined
  rows: readonly MatrixRow[]
}

/** The named cells of a matrix story, in lines below the name of what they share. */
export function MatrixFrame({ cellWidth, isFullBleed, isBare, cellHeight, rows }: MatrixFrameProps) {
  const columns: CSSProperties | undefined = cellWidth
    ? { gridTemplateColumns: `repeat(auto-fill, min(100%, ${cellWidth}px))` }
    : undefined
  return (
    <Root data-photograph data-full-bleed={isFullBleed || undefined} data-bare={isBare || undefined}>
      {rows.map(({ name: shared, cells }) => (
        <section key={shared}>
          {shared && <p data-part="row-name">{shared}</p>}
          <div data-part="row" style={columns}>
            {cells.map(({ name, content }) => (
              <div key={name}>
                {name ? <p data-part="name">{name}</p> : <i />}
                <div style={{ minBlockSize: cellHeight }}>{content}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Root>
  )
}
