import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
import { someTitles } from './titles.fixture.ts'

interface TypedProps extends SearchPaletteProps {
  /** Other titles for other words. */
  find?: (typed: string) => SearchPaletteProps['found']
}

function Typed({ typed: first, find, ...props }: TypedProps) {
  const [typed, setTyped] = useState(first)
  return (
    <div style={{ inlineSize: 'min(560px, 100%)', marginInline: 'auto' }}>
      <SearchPalette {...props} found={find?.(typed) ?? props.found} typed={typed} onType={setTyped} />
    </div>
  )
}

/** Kinds of games, as titles name them. */
const kinds = [
  ['Slots', 'Slotlar'],
  ['Fishing', 'Balık avı'],
  ['Live casino', 'Canlı casino'],
] as const

const inTurkish = ({ detail, ...title }: SearchPaletteProps['found'][number]) => ({
  ...title,
  detail: kinds.reduce((text, [english, turkish]) => text.replace(english, turkish), detail),
})
const popular = someTitles.map(({ id, name, detail, image }) => ({ id, name, detail, image }))

const meta = {
  component: SearchPalette,
  render: (args) => <Typed {...args} />,
  args: {
    typed: '',
    found: someTitles,
    popular,
    onType: fn(),
    onChoose: fn(),
    onSeeAll: fn(),
    onSave: fn(),
    onRetry: fn(),
    onClearRecent: fn(),
    recent: ['seven lanterns', 'roulette'],
    saved: ['dragon'],
  },
  parameters: {
    tr: {
      found: someTitles.map(inTurkish),
      popular: popular.map(inTurkish),
    },
  },
} satisfies Meta<typeof SearchPalette>

export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed: what was saved, what was searched lately and what is played most. */
export const Start: Story = {}

export const Found: Story = { args: { typed: 'dragno' } }

/** A category and a studio are called so too: their pages stand first. */
export const FoundPages: Story = {
  args: {
    typed: 'slots',
    places: [
      { id: '/rng', name: 'Slots' },
      { id: '/rng?vendor=STAGE', name: 'Backstage Games', detail: 'Slots' },
    ],
  },
  parameters: {
    tr: {
      typed: 'slotlar',
      places: [
        { id: '/rng', name: 'Slotlar' },
        { id: '/rng?vendor=STAGE', name: 'Backstage Games', detail: 'Slotlar' },
      ],
    },
  },
}

/** More are called so than stand here. */
export const MoreFound: Story = { args: { typed: 'dragno', total: 1312 } }

/** The arrows and Enter choose; the field keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('dragno{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('2')
    await expect(field).toHaveFocus()
  },
}

/** New titles keep their places; their pictures come once typing pauses, and those that stay keep theirs. */
export const FoundWhileTyping: Story = {
  args: { typed: 'dragnos' },
  render: (args) => <Typed {...args} find={(typed) => args.found.slice(0, typed === 'dragnos' ? 1 : undefined)} />,
  play: async ({ canvasElement }) => {
    const pictures = () =>
      [...canvasElement.querySelectorAll('[data-part=picture]')].map((place) => place.childElementCount)
    await expect(pictures()).toEqual([1])
    await userEvent.type(within(canvasElement).getByRole('combobox'), '{Backspace}')
    await expect(pictures()).toEqual([1, 0, 0, 0, 0])
    await waitFor(() => expect(pictures()).toEqual([1, 1, 1, 1, 1]))
  },
}

export const Nothing: Story = { args: { typed: 'xqzt', found: [] } }

export const Loading: Story = { args: { typed: 'dra', found: [], state: 'loading' } }

export const Failed: Story = { args: { typed: 'dra', found: [], state: 'error' } }

/** Nothing was searched before: what is played most leads on. */
export const FirstVisit: Story = { args: { recent: [], saved: [] } }

/** Nothing is known to lead on. */
export const FirstVisitWithoutTitles: Story = { args: { recent: [], saved: [], popular: [] } }
