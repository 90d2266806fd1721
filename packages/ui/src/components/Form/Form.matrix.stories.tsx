import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'
import { FormField } from './FormField.tsx'

export default { component: Form, tags: ['!autodocs'] }

const options: MatrixOptions<FormProps<{ username?: string }>> = {
  component: Form<{ username?: string }>,
  props: {
    children: (
      <FormField name="username" label="User name">
        {(field) => <TextField {...field} required />}
      </FormField>
    ),
    submit: 'Log in',
    onSubmit: () => undefined,
  },
  axes: {
    title: [undefined, 'Log in'],
    lead: [undefined, 'With your user name.'],
    footer: [undefined, 'No account yet?'],
  },
  captions: { title: ['without title', 'with title'] },
  cellWidth: 300,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
