import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { Footer, type FooterProps } from './Footer.tsx'

export default { component: Footer, tags: ['!autodocs'] }

const options: MatrixOptions<FooterProps> = {
  component: Footer,
  cellWidth: pageWidth,
  props: {
    about: 'Lantern is an invented house of games.',
    columns: [{ id: 'help', title: 'Help', links: [{ id: 'terms', label: 'Terms', href: '#terms' }] }],
    notices: '18+ only.',
    copyright: '© 2026 Lantern',
  },
  axes: { vendors: [storyVendors, []] },
  captions: { vendors: ['with vendors', 'without vendors'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
