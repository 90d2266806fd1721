import type { LotteryDraw } from '@foyer/contract'
import { commitmentOf, type DrawForm, workOutDraw } from '@foyer/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { LotteryDrawModal } from '../modals/LotteryDrawModal.tsx'

const seed = '5e'.repeat(32)
const names = { gameId: 'EVENING6', numero: '20261119' }
const drawOf =
  (form: DrawForm, more: Partial<LotteryDraw> = {}) =>
  async (): Promise<LotteryDraw> => {
    const { result } = await workOutDraw(form, { ...names, seed })
    return {
      ...names,
      drawsAt: '2026-11-19T18:00:00Z',
      closesAt: '2026-11-19T17:50:00Z',
      commitment: await commitmentOf(seed),
      form,
      seed,
      result: result.map(({ row, numbers }) => ({ row, numbers: [...numbers] })),
      ...more,
    }
  }
const balls = { kind: 'balls', picks: 6, of: 45 } as const

const portal = (openedNumero: () => unknown) => ({
  portal: { answers: { openedNumero } } satisfies StoryPortal,
  docs: { story: { inline: false, height: '720px' } },
})

const meta = {
  title: 'site/Draw of a lottery',
  component: LotteryDrawModal,
  tags: ['!autodocs'],
  args: { gameCode: 'EVENING6', numero: '20261119', name: 'Evening Six', close: () => undefined },
  parameters: portal(drawOf(balls)),
} satisfies Meta<typeof LotteryDrawModal>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')
const says =
  (key: string): NonNullable<Story['play']> =>
  async (context) => {
    const text = sayIn(context, 'lottery')(key)
    await expect(await within(await dialogOf(context.canvasElement)).findByText(text)).toBeVisible()
  }

/** W13 W14 the browser comes to the numbers that were published; the draw's moment is written as the page writes it. */
export const Verified: Story = {
  play: async (context) => {
    await says('verified')(context)
    const dialog = await dialogOf(context.canvasElement)
    await expect(dialog.querySelector('time')).not.toHaveTextContent('2026-11-19')
  },
}

/** C21 all rows of the national lottery. */
export const National: Story = {
  parameters: portal(drawOf({ kind: 'national' })),
  play: says('verified'),
}

/** W13 numbers that do not follow from the seed are seen. */
export const Refuted: Story = {
  parameters: portal(drawOf(balls, { result: [{ row: 'DB', numbers: ['1', '2', '3', '4', '5', '6'] }] })),
  play: says('refuted'),
}

/** Before it is drawn there is the commitment alone. */
export const ToCome: Story = {
  parameters: portal(async () => {
    const { seed: _seed, result: _result, ...coming } = await drawOf(balls)()
    return coming
  }),
  play: says('notYet'),
}

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
}
