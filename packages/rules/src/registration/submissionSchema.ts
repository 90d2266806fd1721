/**
 * What a visitor entered to open an account, with the rule of each field beside its value (RG03). Rules arrive at run
 * time and are read through `$data`: one small compiled validator serves every field of every merchant, and nothing is
 * compiled in a browser.
 */
export const submissionSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['value', 'minLength', 'maxLength', 'pattern'],
    properties: {
      minLength: { type: 'integer' },
      maxLength: { type: 'integer' },
      pattern: { type: 'string' },
      value: {
        type: 'string',
        minLength: { $data: '1/minLength' },
        maxLength: { $data: '1/maxLength' },
        pattern: { $data: '1/pattern' },
      },
    },
  },
} as const
