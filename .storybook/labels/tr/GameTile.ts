import type { GameTileLabels } from '../../../packages/ui/src/components/GameTile/index.ts'

export const labels: GameTileLabels = {
  play: 'Oyna',
  playGame: 'Oyna: {name}',
  trial: 'Ücretsiz dene',
  trialGame: 'Ücretsiz dene: {name}',
  favourite: 'Favori: {name}',
  isNew: 'Yeni',
  isHot: 'Popüler',
}
