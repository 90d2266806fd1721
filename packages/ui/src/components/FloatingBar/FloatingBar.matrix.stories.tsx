import { Headset, MessageCircle, Share2 } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { FloatingBar, type FloatingBarProps } from './FloatingBar.tsx'

export default { component: FloatingBar, tags: ['!autodocs'] }

/** At the end of a page, above which there is room for what it opens. */
const OnPage = (props: FloatingBarProps) => (
  <div style={{ inlineSize: 'min(100%, 560px)', minInlineSize: 320, paddingBlockStart: 340 }}>
    <FloatingBar {...props} />
  </div>
)

const options: MatrixOptions<FloatingBarProps> = {
  component: OnPage,
  photograph: 'page',
  props: {
    entries: [
      { id: 'service', label: 'Customer service', icon: <Glyph of={Headset} size={20} /> },
      {
        id: 'apps',
        label: 'Messaging apps',
        icon: <Glyph of={MessageCircle} size={20} />,
        links: [
          { id: 'pigeon', label: 'Pigeon Post', href: '#pigeon' },
          { id: 'halloo', label: 'Halloo', href: '#halloo' },
        ],
      },
      {
        id: 'social',
        label: 'Social pages',
        icon: <Glyph of={Share2} size={20} />,
        links: [{ id: 'plaza', label: 'Plaza', href: '#plaza' }],
      },
    ],
  },
  axes: {},
}
/** The entries, with the links of the second one. */
const openLinks = ({ canvasElement }: { readonly canvasElement: HTMLElement }): void =>
  canvasElement.querySelectorAll<HTMLElement>('[data-part=entry]')[1]?.click()

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const DarkOpen = { ...matrix('dark', options), play: openLinks }
