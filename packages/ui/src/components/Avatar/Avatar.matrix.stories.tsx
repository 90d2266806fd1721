import { Smartphone } from 'lucide'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { avatarSizes } from './Avatar.styles.ts'
import { Avatar, type AvatarProps } from './Avatar.tsx'

export default { component: Avatar, tags: ['!autodocs'] }

const options: MatrixOptions<AvatarProps> = {
  component: Avatar,
  props: { name: 'Ömer Şahin' },
  axes: { size: keysOf(avatarSizes), icon: [undefined, <Glyph of={Smartphone} key="icon" />] },
  captions: { icon: ['initials', 'icon'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
