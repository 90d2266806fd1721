import type { Deposit, DepositMethods } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { DepositPage } from '../centre-pages/Deposit.tsx'
import { credited, declined, differs, methods, pending, transfer } from './answers.ts'

interface Shown {
  readonly open?: readonly Deposit[]
  readonly past?: readonly Deposit[]
  readonly pages?: number
  readonly methods?: Partial<DepositMethods>
  readonly address?: string
}

const isAsked = (input: unknown, field: string): boolean =>
  typeof input === 'object' && input !== null && field in input

const portal = ({ open = [], past = [], pages = 1, ...shown }: Shown) => ({
  portal: {
    session: { status: 'signedIn', role: 'member' },
    ...(shown.address && { address: shown.address }),
    answers: {
      depositMethods: () => ({ ...methods, ...shown.methods }),
      deposits: (input) => ({
        list: isAsked(input, 'isOpen') ? open : [...open, ...past],
        totalPages: pages,
        totalCount: open.length + past.length,
      }),
      startDeposit: () => {
        throw refusal('validation_failed', { issues: [{ path: '/amount', message: 'is above 5000' }] })
      },
    },
  } satisfies StoryPortal,
})

const meta = {
  title: 'money/Deposit',
  component: DepositPage,
  tags: ['!autodocs'],
  parameters: portal({}),
} satisfies Meta<typeof DepositPage>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was paid in before: limits, fee and time stand before anything is sent (QP18). */
export const Empty: Story = {}

/** More than are loaded, those that came to nothing among them. */
export const Many: Story = {
  parameters: portal({ past: [declined, ...Array.from({ length: 9 }, (_, index) => credited(index))], pages: 4 }),
}

/** A payment that was begun is found again after a reload. */
export const Pending: Story = { parameters: portal({ open: [pending], past: [credited(1)] }) }

/** A transfer to send, with what to name and a QR code; of deposits that are finished there is none. */
export const TransferToSend: Story = {
  parameters: portal({ open: [transfer] }),
  play: async (context) => {
    const say = sayIn(context, 'deposit')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(say('emptyPast'))).toBeVisible()
    await expect(canvas.queryByText(say('emptyTitle'))).toBeNull()
  },
}

/** Another amount came than was asked for. */
export const OtherAmount: Story = { parameters: portal({ open: [differs] }) }

/** Back from the provider, who has declined it: why, and the form as it was. */
export const Declined: Story = {
  parameters: portal({ past: [declined], address: `?centre.deposit=${declined.reference}` }),
}

/** What the server does not take is said at its field. */
export const RefusedAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /50[.,]00/ }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** There is no way to pay in at present, and nothing says to choose one (P03). */
export const NoMethods: Story = {
  parameters: portal({ methods: { list: [] } }),
  play: async (context) => {
    const say = sayIn(context, 'deposit')
    const canvas = within(context.canvasElement)
    await canvas.findByText(say('emptyTitle'))
    await canvas.findByText(say('noMethodsTitle'))
    await expect(canvas.queryByText(say('emptyText'))).toBeNull()
  },
}

const [first] = methods.list
const long = portal({
  open: [
    {
      ...transfer,
      label: 'Donaudampfschifffahrtsgesellschaft Sofortüberweisung',
      amount: '999999999.99',
      credit: '999999999.99',
    },
    differs,
  ],
  past: [declined],
  methods: first && {
    list: [{ ...first, methodId: 'long', label: 'Donaudampfschifffahrtsgesellschaft Kreditkarte' }, ...methods.list],
  },
})

/** Long words. */
export const LongWords: Story = { parameters: long }

/** Long words on a narrow phone. */
export const NarrowPhone: Story = {
  parameters: long,
  decorators: [phone],
}

export const Loading: Story = { parameters: { portal: { answers: { deposits: never } } satisfies StoryPortal } }

/** Nothing came: it can be asked for again. */
export const Failed: Story = {
  parameters: {
    portal: {
      answers: {
        depositMethods: () => methods,
        deposits: () => {
          throw refusal('internal')
        },
      },
    } satisfies StoryPortal,
  },
}
