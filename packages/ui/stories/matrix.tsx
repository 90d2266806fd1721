import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { type Axes, type Captions, combine } from './combinations.ts'
import { MatrixFrame } from './MatrixFrame.tsx'

export interface MatrixOptions<Props extends object> {
  readonly component: ComponentType<Props>
  /** Props every cell shares. */
  readonly props: Props
  /** Values to combine, usually the keys of the component's variant maps: `{ tone: keysOf(buttonTones) }`. */
  readonly axes: Axes<Props>
  /** What a designer calls the values of an axis where their own names don't say it: `{ rows: ['rows', 'no rows'] }`. */
  readonly captions?: Captions<Props>
  /** Width of a cell in px; without it a cell is as wide as its content. */
  readonly cellWidth?: number
  /** On a phone a cell reaches from edge to edge, as the component does on its page. */
  readonly isFullBleed?: boolean
  /** Nothing stands around the cells: for what is as high as the window. */
  readonly isBare?: boolean
  /** Least height of a cell in px: for what opens over what stands below it. */
  readonly cellHeight?: number
  /**
   * `page` photographs the whole window instead of the grid: for what stands in the top layer, such as a dialog.
   * Its axes should then have one combination.
   */
  readonly photograph?: 'grid' | 'page'
}

/** Width in px of a cell as wide as the page a matrix is photographed on. */
export const pageWidth = 1392

/** The keys of a variant map, typed. */
export const keysOf = <Map extends object>(map: Map): (keyof Map)[] => Object.keys(map) as (keyof Map)[]

/** The same landmark many times is the point of a matrix; on a page it would be wrong. */
const repeatedOnPurpose = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
].map((id) => ({ id, enabled: false }))

/** A story that shows every combination in one theme: the form photographs are taken of. */
export function matrix<Props extends object>(theme: 'dark' | 'light', options: MatrixOptions<Props>): StoryObj {
  const {
    component: Component,
    props,
    axes,
    captions,
    cellWidth,
    isFullBleed,
    isBare,
    cellHeight,
    photograph = 'grid',
  } = options
  const rows = combine(axes, captions).map(({ name, cells }) => ({
    name,
    cells: cells.map((cell) => ({ name: cell.name, content: <Component {...props} {...cell.props} /> })),
  }))
  return {
    globals: { theme, motion: 'reduced', clock: 'frozen' },
    parameters: {
      photograph,
      layout: 'fullscreen',
      a11y: { config: { rules: repeatedOnPurpose } },
      chromatic: { disableSnapshot: false },
    },
    render: () => <MatrixFrame {...{ cellWidth, isFullBleed, isBare, cellHeight, rows }} />,
  }
}
