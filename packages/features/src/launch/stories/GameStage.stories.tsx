import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { GameStage } from '../components/GameStage.tsx'

const drawn = `<!doctype html><body style="margin:0;block-size:100vh;background:linear-gradient(#15324a,#0b1a27 60%,#c9853d)"></body>`

/** A quiet picture in place of what a game's own server would send. */
function QuietGame({ children }: { readonly children: React.ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const still = (): void => {
      const frame = stage.current?.querySelector<HTMLIFrameElement>('iframe:not([srcdoc])')
      if (frame) frame.srcdoc = drawn
    }
    const watching = new MutationObserver(still)
    if (stage.current) watching.observe(stage.current, { childList: true, subtree: true })
    still()
    return () => watching.disconnect()
  }, [])
  return (
    <div ref={stage} style={{ blockSize: 520 }}>
      {children}
    </div>
  )
}

const launched = (name: string) => () => ({ url: 'https://games.example/play', name })
const portal = (launchGame: () => unknown, more: StoryPortal = {}) => ({
  portal: {
    session: { status: 'signedIn', role: 'member' },
    onModal: fn(),
    ...more,
    answers: { launchGame, launchTrial: launchGame },
  } satisfies StoryPortal,
  docs: { story: { inline: false, height: '540px' } },
})

const meta = {
  title: 'games/Game in its frame',
  component: GameStage,
  tags: ['!autodocs'],
  args: { ticket: { gameId: 'harbor', nodeId: 1, vendor: 'BGS', isTrial: false }, onLeave: fn() },
  argTypes: { ticket: { control: false } },
  parameters: { layout: 'fullscreen', ...portal(launched('Lantern Harbor')) },
  decorators: (Story) => (
    <QuietGame>
      <Story />
    </QuietGame>
  ),
} satisfies Meta<typeof GameStage>

export default meta
type Story = StoryObj<typeof meta>

/** R25: the game is there, named above its frame; the way back says which game is left. */
export const Ready: Story = {
  play: async (context) => {
    const { args, canvasElement } = context
    const say = sayIn(context, 'launch')
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false] > iframe')).not.toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lantern Harbor')
    await expect(canvas.getByTitle(say('frameTitle', { name: 'Lantern Harbor' }))).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('back') }))
    await expect(args.onLeave).toHaveBeenCalledWith('Lantern Harbor', undefined)
  },
}

/** Play money is said for as long as it lasts. */
export const PlayMoney: Story = {
  args: { ticket: { gameId: 'harbor', nodeId: 1, vendor: 'BGS', isTrial: true } },
  play: async (context) => {
    const note = sayIn(context, 'launch')('playMoney')
    await expect(await within(context.canvasElement).findByText(note)).toBeVisible()
  },
}

/** X05, G02: a trial account that opens a game for real money is told why not, and what it can do. */
export const NeedsAccount: Story = {
  parameters: portal(launched('Lantern Harbor'), { session: { status: 'signedIn', role: 'trial' } }),
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const name = sayIn(context, 'launch')('tryGame')
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: sayIn(context, 'problems')('openAccount') })).toBeVisible()
  },
}

/** QP10: a second game can be put beside this one. */
export const SecondOffered: Story = {
  args: { onSecond: fn() },
  play: async (context) => {
    const name = sayIn(context, 'launch')('secondGame')
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name }))
    await expect(context.args.onSecond).toHaveBeenCalledOnce()
  },
}

/** M12: the provider is asked; the way out is there from the start. */
export const Asking: Story = {
  parameters: portal(never),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const [back] = await canvas.findAllByRole('button')
    if (back) await userEvent.click(back)
    await expect(args.onLeave).toHaveBeenCalledWith('', undefined)
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

/** A game for members, and nobody is signed in. */
export const NeedsLogin: Story = {
  parameters: portal(never, { session: { status: 'guest', role: 'guest' } }),
  play: async (context) => {
    const name = sayIn(context, 'launch')('login')
    await expect(await within(context.canvasElement).findByRole('button', { name })).toBeVisible()
  },
}

/** There is no such game: trying again is no use, the lobby is. */
export const Missing: Story = {
  parameters: portal(() => {
    throw refusal('not_found')
  }),
  play: async (context) => {
    const name = sayIn(context, 'launch')('toLobby')
    await expect(await within(context.canvasElement).findByRole('link', { name })).toBeVisible()
  },
}

/** The provider does not answer: why, and once more. */
export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
  play: async (context) => {
    const name = sayIn(context, 'kit/ErrorState')('retry')
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name }))
    await expect(await within(context.canvasElement).findByRole('button', { name })).toBeVisible()
  },
}

/** A name that no two lines hold ends in dots; the bar stays as high as its buttons. */
export const LongName: Story = {
  parameters: portal(launched('The Unbelievably Long Journey of a Hundred Otters Across the Northern Sea')),
  decorators: (Story) => (
    <div style={{ inlineSize: 328, blockSize: '100%' }}>
      <Story />
    </div>
  ),
}

/** R25 a long name takes a second line beside the buttons; the bar does not grow. */
export const TwoLines: Story = {
  parameters: portal(launched('Tivoli Early Hand Blackjack Privé')),
  decorators: (Story) => (
    <div style={{ inlineSize: 390 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('heading', { name: /Tivoli/ })
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1)
    await expect(name.closest('header')?.offsetHeight).toBeLessThan(58)
  },
}
