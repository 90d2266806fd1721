import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
import { someTitles } from './titles.fixture.ts'

export default { component: SearchPalette, tags: ['!autodocs'] }

const options: MatrixOptions<SearchPaletteProps> = {
  component: SearchPalette,
  cellWidth: 420,
  props: {
    typed: 'dragno',
    onSave: () => undefined,
    onType: () => undefined,
    onChoose: () => undefined,
    found: someTitles.slice(0, 3).map((title, at) => (at === 0 ? { ...title, image: '' } : title)),
  },
  axes: {
    typed: ['dragno', ''],
    saved: [[], ['dragno']],
  },
  captions: { typed: ['typed', 'nothing typed'], saved: ['', 'saved'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
