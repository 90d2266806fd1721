import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import balls from '../../stories/art/balls.svg'
import { storyDraw, storyFixture, storyTable } from '../../stories/art/facts.ts'
import { storyGames } from '../../stories/art/games.ts'
import pitch from '../../stories/art/pitch.svg'
import { storyVendors } from '../../stories/art/vendors.ts'
import wheel from '../../stories/art/wheel.svg'
import { GameTile } from './GameTile.tsx'

const [prismRush, reefParty, orbitNine] = storyGames(8)
if (!prismRush || !reefParty || !orbitNine) throw new Error('the stories draw at least three games')

/** Games that are no slot have a picture without the title of one. */
const roulette = { ...orbitNine, name: 'Belvedere Roulette', image: wheel }
const league = { ...reefParty, name: 'Coast League', image: pitch }
const lottery = { ...prismRush, name: 'Evening Six', image: balls }

const meta = {
  component: GameTile,
  args: { ...prismRush, onPlay: fn(), onTrial: fn(), onToggleFavourite: fn() },
  parameters: { network: { failing: { image: '', wideImage: '' }, offline: { image: '', wideImage: '' } } },
  decorators: (Story, { args }) => (
    <div style={{ maxWidth: args.variant === 'big' ? 412 : 198 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof GameTile>

export default meta
type Story = StoryObj<typeof meta>

/** Square artwork, name and provider under it. Point at it, or reach it by Tab, for the actions. */
export const Normal: Story = {}

/** Wide artwork for the first tiles of a lobby. */
export const Big: Story = { args: { ...reefParty, variant: 'big' } }

/** Opens a provider's list of games: the logo on a plain ground. */
export const Vendor: Story = {
  args: {
    ...prismRush,
    variant: 'vendor',
    name: storyVendors[1].name,
    vendorName: '96 games',
    image: storyVendors[1].image,
    trialOffered: false,
    isHot: false,
  },
  parameters: { tr: { vendorName: '96 oyun' } },
}

/** Where more about a game can be asked for, below the heart; a touch screen has it in the game's own bar. */
export const WithInfo: Story = { args: { ...prismRush, onInfo: fn() } }

/** A favourite keeps its heart in view. */
export const Favourite: Story = { args: { ...orbitNine, isFavourite: true } }

/** A live table, where a server tells its limits, free seats and last results. */
export const LiveTable: Story = { args: { ...roulette, table: storyTable } }

/** A match to come: both sides' colours, when and at what odds. */
export const Match: Story = { args: { ...league, fixture: storyFixture } }
export const Race: Story = {
  args: {
    ...league,
    fixture: { race: 'Coast Road Rally', starts: { instant: '2026-11-20T21:15:00Z', text: '21:15' } },
  },
}

/** A lottery: what is to be won, and the numbers of the last draw. */
export const Lottery: Story = { args: { ...lottery, draw: storyDraw } }

/** A lottery of which only the next draw is known; what counts down to it may stand in its place. */
export const NextDraw: Story = {
  args: { ...lottery, draw: { next: <time dateTime="2026-11-20T21:00:00Z">21:00</time> } },
}

/** Without a trial and without favourites there is only Play. */
export const PlayOnly: Story = { args: { ...orbitNine, onTrial: undefined, onToggleFavourite: undefined } }

/** Artwork that fails twice gives way to the default icon. */
export const NoArtwork: Story = { args: { image: '' } }

/** A long name is cut, never wrapped, so that rows keep their height. */
export const LongName: Story = { args: { name: 'The Exceedingly Long Voyage of the Copper Clockwork Heron' } }
