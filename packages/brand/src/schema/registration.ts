import { patternIds } from '@foyer/rules'
import { fieldNames } from '@foyer/rules/registration'
import Type, { type Static } from 'typebox'
import { oneOf } from './oneOf.ts'

const FieldChangeSchema = Type.Object(
  {
    enabled: Type.Optional(Type.Boolean({ description: 'Whether the form shows the field' })),
    required: Type.Optional(Type.Boolean({ description: 'Whether the field has to be filled in' })),
    patternId: Type.Optional(oneOf(patternIds, { description: 'What the value may consist of (V12 to V29)' })),
    minLength: Type.Optional(Type.Integer({ minimum: 0, maximum: 255, description: 'Least number of characters' })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 255, description: 'Greatest number of characters' })),
  },
  { description: 'Changes to the rules of one field; what is left out stays as the platform has it' },
)

/** Changes by field name; names other than the 21 are refused. */
const FieldChangesSchema = Type.Unsafe<Readonly<Record<string, Static<typeof FieldChangeSchema> | undefined>>>(
  Type.Object(Object.fromEntries(fieldNames.map((name) => [name, Type.Optional(FieldChangeSchema)])), {
    default: {},
    description: 'Changes by field',
  }),
)

/** What a brand changes of the registration form (RG03). */
export const RegistrationSchema = Type.Object(
  { fields: FieldChangesSchema },
  { default: {}, description: 'Registration fields, laid over the platform defaults' },
)
export type BrandRegistration = Static<typeof RegistrationSchema>
