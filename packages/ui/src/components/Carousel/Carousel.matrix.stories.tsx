import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Carousel, type CarouselProps } from './Carousel.tsx'

export default { component: Carousel, tags: ['!autodocs'] }

const options: MatrixOptions<CarouselProps> = {
  component: Carousel,
  cellWidth: 420,
  props: {
    label: 'Highlights',
    children: ['One', 'Two', 'Three'].map((word) => (
      <div key={word} style={{ padding: '56px 24px', background: '#24405c', color: '#fff' }}>
        {word}
      </div>
    )),
  },
  axes: { loops: [false, true], autoplay: [undefined, 5000] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
