import { createElement } from 'react'
import { Root } from './Drawing.styles.ts'

/** What a shape is drawn in: the brand's colours by their part in the picture, so that a theme changes all of it. */
export type DrawingInk = 'ground' | 'body' | 'mark' | 'line' | 'markLine' | 'thin'

/** Shapes in a field of 120 by 88, from the back to the front. */
export type DrawingShapes = readonly (readonly [
  tag: 'path' | 'circle' | 'ellipse' | 'rect',
  ink: DrawingInk,
  attributes: Readonly<Record<string, string | number>>,
])[]

export interface DrawingProps {
  /** The picture, such as `emptyDrawing`. */
  of: DrawingShapes
}

/** A small picture of a state in the brand's colours. The words beside it say what it means, so it is silent. */
export function Drawing({ of: shapes }: DrawingProps) {
  return (
    <Root viewBox="0 0 120 88" width={120} height={88} aria-hidden="true">
      {shapes.map(([tag, ink, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes), 'data-ink': ink }),
      )}
    </Root>
  )
}
