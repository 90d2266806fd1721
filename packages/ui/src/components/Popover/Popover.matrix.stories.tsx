import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { openAll } from '../../../stories/openAll.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

export default { component: Popover, tags: ['!autodocs'] }

const words = <p style={{ margin: 0 }}>We send a code to it when you log in on a new device, and nothing else.</p>
const form = (
  <div style={{ display: 'grid', gap: 12 }}>
    <TextField label="Name of this device" defaultValue="Chrome on Windows" />
    <Button tone="primary">Save</Button>
  </div>
)

const options: MatrixOptions<PopoverProps> = {
  component: (props) => (
    <div style={{ display: 'grid', justifyItems: props.align === 'middle' ? 'center' : props.align }}>
      <Popover {...props} />
    </div>
  ),
  props: { label: 'Why', trigger: (button) => <Button {...button}>Why do we ask?</Button>, children: words },
  axes: { children: [words, form], align: ['start', 'middle', 'end'] },
  captions: {
    children: ['a few words', 'a small form'],
    align: ['from the start', 'around the middle', 'from the end'],
  },
  cellWidth: 440,
  cellHeight: 216,
}

export const Dark = { ...matrix('dark', options), play: openAll }
export const Light = { ...matrix('light', options), play: openAll }
