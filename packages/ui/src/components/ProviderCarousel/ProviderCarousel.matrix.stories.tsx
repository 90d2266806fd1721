import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { ProviderCarousel, type ProviderCarouselProps } from './ProviderCarousel.tsx'

export default { component: ProviderCarousel, tags: ['!autodocs'] }

const providers = storyVendors.slice(0, 3).map(({ id, name, mark }) => ({ id, name, image: mark }))

const options: MatrixOptions<ProviderCarouselProps> = {
  component: ProviderCarousel,
  cellWidth: 480,
  props: { providers },
  axes: { selected: ['', providers[0]?.id ?? ''] },
  captions: { selected: ['all', 'one chosen'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
