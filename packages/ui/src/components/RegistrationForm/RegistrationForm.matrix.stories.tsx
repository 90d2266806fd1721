import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx'

export default { component: RegistrationForm, tags: ['!autodocs'] }

const options: MatrixOptions<RegistrationFormProps> = {
  component: RegistrationForm,
  props: {
    fields: [{ name: 'username', label: 'User name', kind: 'text', required: true, maxLength: 16 }],
    ageText: 'I am 18 or older.',
    onSubmit: () => undefined,
  },
  axes: {
    termsHref: [undefined, '#terms'],
    footer: [undefined, 'Already have an account?'],
  },
  captions: { termsHref: ['', 'with terms'], footer: ['', 'with a way to log in'] },
  cellWidth: 420,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
