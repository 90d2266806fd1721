import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { LoginBar, type LoginBarProps } from './LoginBar.tsx'

export default { component: LoginBar, tags: ['!autodocs'] }

const options: MatrixOptions<LoginBarProps> = {
  component: LoginBar,
  cellWidth: 640,
  props: { onSubmit: async () => undefined },
  axes: {
    links: [
      undefined,
      <a key="forgot" href="#forgot">
        {'Forgot your password?'}
      </a>,
    ],
  },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
