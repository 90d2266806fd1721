import { Check } from 'lucide'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { badgeTones } from './Badge.styles.ts'
import { Badge, type BadgeProps } from './Badge.tsx'

export default { component: Badge, tags: ['!autodocs'] }

const options: MatrixOptions<BadgeProps> = {
  component: Badge,
  props: { children: 'Verified' },
  axes: { tone: keysOf(badgeTones), children: ['Verified', 12], icon: [undefined, <Glyph of={Check} key="icon" />] },
  captions: { children: ['words', 'a number'], icon: ['', 'with icon'] },
  cellWidth: 150,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
