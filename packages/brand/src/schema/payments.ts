import Type, { type Static } from 'typebox'
import { oneOf } from './oneOf.ts'
import { textFor } from './text.ts'

const decimal = '^(0|[1-9]\\d{0,14})(\\.\\d{1,8})?$'
const amount = (description: string, value?: string) =>
  Type.String({ pattern: decimal, description, ...(value === undefined ? {} : { default: value }) })
const minutes = (description: string, value: number) =>
  Type.Integer({ minimum: 0, maximum: 43_200, default: value, description })

/** What a way to pay in and a way to withdraw have in common. */
const wayOf = (minutesMean: string, feeMeans: string) => ({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$', description: 'Name of the method, e.g. card' }),
  provider: Type.String({
    pattern: '^[A-Z][A-Z0-9_]{1,31}$',
    description: 'Code of the payment provider; the operator of the gateway says where it is',
  }),
  label: Type.Optional(textFor('Name of the method, where “Card” or the like will not do', 'button')),
  currencies: Type.Array(Type.String({ pattern: '^[A-Z]{3,5}$', description: 'Currency code, e.g. USD' }), {
    default: [],
    description: 'Offered where the currency of the site is one of these; left out: everywhere',
  }),
  min: amount('Least amount, as text such as 10 or 10.50'),
  max: amount('Greatest amount'),
  presets: Type.Array(amount('An amount, as text'), {
    default: [],
    maxItems: 6,
    description: 'Amounts that can be chosen with one press',
  }),
  fee: Type.Object(
    {
      percent: Type.String({
        pattern: '^\\d{1,2}(\\.\\d{1,4})?$',
        default: '0',
        description: 'Part of the amount in per cent, e.g. 1.5',
      }),
      fixed: amount('A sum in the currency of the site', '0'),
    },
    { default: {}, description: feeMeans },
  ),
  minutes: Type.Object(
    {
      from: minutes('Minutes at best', 0),
      to: minutes('Minutes as a rule', 0),
    },
    { default: {}, description: minutesMean },
  ),
})

const DepositMethodSchema = Type.Object(
  {
    kind: oneOf(['hosted', 'transfer', 'voucher'], { description: 'How it is paid' }),
    ...wayOf(
      'From the payment to the balance; 0 and 0: at once',
      'What the method costs the payer; taken off what is paid',
    ),
    openFor: Type.Integer({
      minimum: 5,
      maximum: 43_200,
      default: 30,
      description: 'Minutes that a payment is waited for; money that comes later still counts',
    }),
  },
  { description: 'A way to pay in (P03, QP18)' },
)

const WithdrawalMethodSchema = Type.Object(
  {
    kind: oneOf(['transfer', 'instant'], { description: 'How it is paid' }),
    ...wayOf(
      'From the approval to the bank account; 0 and 0: at once',
      'What the method costs the member; taken off what is withdrawn',
    ),
  },
  { description: 'A way to withdraw (P04, QP18)' },
)

const WithdrawalSchema = Type.Object(
  {
    methods: Type.Array(WithdrawalMethodSchema, {
      default: [
        {
          id: 'bank',
          kind: 'transfer',
          provider: 'SANDBOX_BANK',
          min: '20',
          max: '20000',
          presets: ['50', '100', '500', '1000'],
          minutes: { from: 60, to: 1440 },
        },
        {
          id: 'instant',
          kind: 'instant',
          provider: 'SANDBOX_BANK',
          min: '20',
          max: '2000',
          presets: ['50', '100', '500'],
          fee: { percent: '1.5' },
          minutes: { from: 0, to: 5 },
        },
      ],
      description: 'Ways to withdraw, in the order they are shown; left out: those of the sandbox; [] for none',
    }),
    turnover: Type.String({
      pattern: '^\\d{1,3}(\\.\\d{1,2})?$',
      default: '1',
      description:
        'Times that a deposit, or money from another member, has to be played before money can be withdrawn, e.g. 1; 0 for not at all',
    }),
    daily: Type.Object(
      {
        times: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 1000, description: 'Withdrawals of a member; left out: any number' }),
        ),
        amount: Type.Optional(amount('Sum of a member’s withdrawals; left out: any')),
      },
      { default: {}, description: 'What a member may withdraw in a day of UTC' },
    ),
    approve: Type.Object(
      {
        upTo: amount('Withdrawals up to this amount need no person; 0: every one does', '0'),
        afterMinutes: Type.Integer({
          minimum: 0,
          maximum: 10_080,
          default: 1,
          description: 'Minutes that such a withdrawal waits, and can be taken back',
        }),
      },
      { default: {}, description: 'Withdrawals that are approved by themselves' },
    ),
    confirmMinutes: Type.Integer({
      minimum: 1,
      maximum: 43_200,
      default: 1440,
      description:
        'Minutes after the payment from which a withdrawal counts as received without the member’s word (P23)',
    }),
  },
  { default: {}, description: 'How money goes out (P04)' },
)

/** Ways into the account and out of it. The sandbox has these three providers. */
export const PaymentsSchema = Type.Object(
  {
    deposit: Type.Array(DepositMethodSchema, {
      default: [
        {
          id: 'card',
          kind: 'hosted',
          provider: 'SANDBOX_CARD',
          min: '10',
          max: '5000',
          presets: ['20', '50', '100', '250'],
          fee: { percent: '1.5' },
        },
        {
          id: 'bank',
          kind: 'transfer',
          provider: 'SANDBOX_BANK',
          min: '20',
          max: '50000',
          presets: ['100', '500', '1000'],
          minutes: { from: 5, to: 1440 },
          openFor: 4320,
        },
        {
          id: 'voucher',
          kind: 'voucher',
          provider: 'SANDBOX_VOUCHER',
          min: '10',
          max: '500',
          presets: ['10', '25', '50', '100'],
          fee: { percent: '4' },
        },
      ],
      description: 'Ways to pay in, in the order they are shown; left out: those of the sandbox; [] for none',
    }),
    withdrawal: WithdrawalSchema,
  },
  { default: {}, description: 'How money comes in and goes out' },
)
export type BrandDepositMethod = Static<typeof DepositMethodSchema>
export type BrandWithdrawalMethod = Static<typeof WithdrawalMethodSchema>
export type BrandWithdrawals = Static<typeof WithdrawalSchema>
