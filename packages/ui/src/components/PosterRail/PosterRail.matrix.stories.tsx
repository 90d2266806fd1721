import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyPosters } from '../../stories/art/posters.ts'
import { posterRailForms } from './PosterRail.styles.ts'
import { PosterRail, type PosterRailProps } from './PosterRail.tsx'

export default { component: PosterRail, tags: ['!autodocs'] }

const options: MatrixOptions<PosterRailProps> = {
  component: PosterRail,
  cellWidth: pageWidth,
  props: {
    title: 'Slots',
    games: storyPosters(8),
    onTrial: () => undefined,
    onToggleFavourite: () => undefined,
  },
  axes: { form: keysOf(posterRailForms), state: ['ready', 'loading'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

const phone: MatrixOptions<PosterRailProps> = { ...options, cellWidth: 358, axes: { form: keysOf(posterRailForms) } }
export const DarkNarrow = matrix('dark', phone)

const openFirst = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  canvasElement.querySelectorAll<HTMLElement>('[data-part=poster] > [data-part=play]')[1]?.focus()
}
const still: MatrixOptions<PosterRailProps> = { ...options, axes: { form: ['plain'] } }

/** What the second poster says beside it when the keyboard has reached it. */
export const DarkFocused = { ...matrix('dark', still), play: openFirst }
export const LightFocused = { ...matrix('light', still), play: openFirst }
