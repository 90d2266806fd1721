import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { placeBeside } from '../../interaction/placeBeside.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip, type TooltipProps } from './Tooltip.tsx'

export default { component: Tooltip, tags: ['!autodocs'] }

const options: MatrixOptions<TooltipProps> = {
  component: (props) => (
    <div
      data-side={props.side}
      style={{ display: 'grid', justifyItems: 'center', padding: props.side === 'below' ? '0 0 72px' : '72px 0 0' }}
    >
      <Tooltip {...props} />
    </div>
  ),
  props: { words: '', children: <Button>Copy</Button> },
  axes: {
    side: ['above', 'below'],
    words: ['Copy', 'Copy the key', 'Passkeys stay on your devices. Nobody can guess one, and there is none to lose.'],
  },
  captions: { words: ['a word', 'a few words', 'as much as there may be'] },
  cellWidth: 328,
}

/** The platform shows a tip while its control has the focus, which one control has at a time. */
async function showAll({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await document.fonts.ready
  for (const tip of canvasElement.querySelectorAll<HTMLElement>('[role=tooltip]')) {
    const control = tip.previousElementSibling
    const isBelow = tip.closest('[data-side=below]') !== null
    tip.showPopover()
    if (control) placeBeside(control, tip, isBelow ? 'below' : 'above', 'middle')
  }
}

export const Dark = { ...matrix('dark', options), play: showAll }
export const Light = { ...matrix('light', options), play: showAll }
