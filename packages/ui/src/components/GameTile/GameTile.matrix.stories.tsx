import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyGames } from '../../stories/art/games.ts'
import { gameTileVariants } from './GameTile.styles.ts'
import { GameTile, type GameTileProps } from './GameTile.tsx'

export default { component: GameTile, tags: ['!autodocs'] }

const options: MatrixOptions<GameTileProps> = {
  component: GameTile,
  cellWidth: 198,
  props: {
    ...(storyGames(1)[0] as GameTileProps),
    onTrial: () => undefined,
    onToggleFavourite: () => undefined,
  },
  axes: {
    variant: keysOf(gameTileVariants),
    isFavourite: [false, true],
    isNew: [false, true],
  },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

const focusFirst = ({ canvasElement }: { canvasElement: HTMLElement }): void =>
  canvasElement.querySelector<HTMLElement>('[data-part=play]')?.focus()

/** The first tile's actions, as they show on hover and focus. */
export const DarkFocused = { ...matrix('dark', { ...options, axes: { variant: ['normal'] } }), play: focusFirst }
export const LightFocused = { ...matrix('light', { ...options, axes: { variant: ['normal'] } }), play: focusFirst }
