import type { LoaderOverlayLabels } from '../../../packages/ui/src/components/LoaderOverlay/index.ts'

export const labels: LoaderOverlayLabels = { loading: 'Yükleniyor…' }
