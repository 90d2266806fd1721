import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import type { StatusPageKind } from './StatusPage.styles.ts'
import { StatusPage, type StatusPageProps } from './StatusPage.tsx'

export default { component: StatusPage, tags: ['!autodocs'] }

const options = (kind: StatusPageKind): MatrixOptions<StatusPageProps> => ({
  component: StatusPage,
  photograph: 'page',
  cellWidth: pageWidth + 48,
  isBare: true,
  props: {
    kind,
    logo: <strong>Velvet Comet</strong>,
    end: '20 Nov 2026, 23:30',
    ip: '203.0.113.9',
    country: 'Netherlands',
    serviceHref: '#service',
  },
  axes: {},
})

export const Dark = matrix('dark', options('maintenance'))
export const Light = matrix('light', options('maintenance'))
export const DarkRestricted = matrix('dark', options('restricted'))
export const LightRestricted = matrix('light', options('restricted'))
