import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import gems from '../../stories/art/gems-wide.svg'
import orbit from '../../stories/art/orbit-wide.svg'
import reef from '../../stories/art/reef-wide.svg'
import { Carousel, type CarouselProps } from './Carousel.tsx'

export default { component: Carousel, tags: ['!autodocs'] }

const options: MatrixOptions<CarouselProps> = {
  component: Carousel,
  cellWidth: 440,
  props: {
    label: 'Highlights',
    children: [reef, gems, orbit].map((picture) => (
      <img key={picture} src={picture} alt="" width={480} height={240} style={{ display: 'block', width: '100%' }} />
    )),
  },
  axes: { loops: [false, true], autoplay: [undefined, 5000] },
  captions: { loops: ['ends', 'loops'], autoplay: ['', 'moves by itself'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
