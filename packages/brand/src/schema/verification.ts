import Type from 'typebox'
import { oneOf } from './oneOf.ts'

const FirebaseSchema = Type.Object(
  {
    apiKey: Type.String({ minLength: 1, maxLength: 100, description: 'Web key of the project; it is public' }),
    authDomain: Type.String({ minLength: 1, maxLength: 253, description: 'e.g. lagoon.firebaseapp.com' }),
    projectId: Type.String({ pattern: '^[a-z][a-z0-9-]{4,29}$', description: 'Id of the project' }),
  },
  { description: 'Project of Firebase that verifies numbers' },
)

/** How visitors show that they are no program, and that a number is theirs. */
export const VerificationSchema = Type.Object(
  {
    human: oneOf(['work', 'picture'], {
      default: 'work',
      description: 'What shows that a person is behind a form (RG13)',
    }),
    phone: oneOf(['sms', 'sandbox', 'firebase'], {
      default: 'sms',
      description: 'Who sends the code that shows whose a mobile number is (RG12)',
    }),
    firebase: Type.Optional(FirebaseSchema),
  },
  { default: {}, description: 'How visitors show that they are no program, and that a number is theirs' },
)
