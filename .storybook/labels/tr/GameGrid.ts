import type { GameGridLabels } from '../../../packages/ui/src/components/GameGrid/index.ts'

export const labels: GameGridLabels = {
  play: 'Oyna',
  playGame: 'Oyna: {name}',
  trial: 'Ücretsiz dene',
  trialGame: 'Ücretsiz dene: {name}',
  favourite: 'Favori: {name}',
  isNew: 'Yeni',
  isHot: 'Popüler',
  list: '{count} oyun',
  loading: 'Oyunlar yükleniyor',
  emptyTitle: 'Burada oyun yok',
  empty: 'Başka bir sağlayıcı ya da daha az süzgeç deneyin.',
  error: 'Oyunlar yüklenemedi.',
  retry: 'Yeniden dene',
}
