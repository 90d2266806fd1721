import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import dusk from '../../stories/art/banner-dusk.svg'
import { bannerSizes } from './Banner.styles.ts'
import { Banner, type BannerProps } from './Banner.tsx'

export default { component: Banner, tags: ['!autodocs'] }

const options: MatrixOptions<BannerProps> = {
  component: Banner,
  cellWidth: pageWidth,
  isFullBleed: true,
  props: {
    slides: ['a', 'b'].map((id) => ({
      id,
      image: dusk,
      width: 1600,
      height: 550,
      alt: '',
      title: 'Summit season is open',
      text: 'Forty new peaks.',
      action: 'See the games',
      href: '#hot',
    })),
  },
  axes: { size: keysOf(bannerSizes).filter((size) => size !== 'edge') },
  captions: { size: ['hero', 'slim, as the head of a page'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

/** As high as a share of the window, so that the window is photographed. */
const edge: MatrixOptions<BannerProps> = { ...options, axes: { size: ['edge'] }, captions: {}, photograph: 'page' }
export const DarkEdge = matrix('dark', edge)
export const LightEdge = matrix('light', edge)
