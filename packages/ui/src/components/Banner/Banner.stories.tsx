import type { Meta, StoryObj } from '@storybook/react-vite'
import coast from '../../stories/art/banner-coast.svg'
import dusk from '../../stories/art/banner-dusk.svg'
import gem from '../../stories/art/banner-gem.svg'
import { Banner } from './Banner.tsx'
import type { BannerSlide } from './Banner.types.ts'

const size = { width: 1600, height: 550, alt: '' }
const slides: readonly BannerSlide[] = [
  {
    ...size,
    id: 'dusk',
    image: dusk,
    title: 'Summit season is open',
    text: 'Forty new peaks, one quiet map. Play at your own pace.',
    action: 'See the games',
    href: '#hot',
  },
  {
    ...size,
    id: 'gem',
    image: gem,
    title: 'Prism Rush',
    text: 'The gem classic from Northlight, now with a free trial.',
    action: 'Try it',
    href: '#prism',
  },
  { ...size, id: 'coast', image: coast, alt: 'A quiet coast at noon' },
]

const said: Readonly<Record<string, Partial<BannerSlide>>> = {
  dusk: {
    title: 'Zirve sezonu açıldı',
    text: 'Kırk yeni zirve, tek bir sakin harita. Kendi temponuzda oynayın.',
    action: 'Oyunları gör',
  },
  gem: { text: 'Northlight’ın mücevher klasiği, şimdi ücretsiz denemeyle.', action: 'Dene' },
  coast: { alt: 'Öğle vakti sakin bir kıyı' },
}
const turkish = slides.map((slide) => ({ ...slide, ...said[slide.id] }))

const meta = {
  component: Banner,
  args: { slides },
  parameters: { tr: { slides: turkish } },
  argTypes: { slides: { control: false } },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

/** The home page's own. The first slide is complete before any script. */
export const Hero: Story = {}

/** To the edges of the window, behind a header, with its foot in the page and its controls above the words. */
export const Edge: Story = { args: { size: 'edge' }, parameters: { layout: 'fullscreen' } }

/** A lobby's slim one. */
export const Slim: Story = {
  args: { size: 'slim', slides: slides.slice(1) },
  parameters: { tr: { slides: turkish.slice(1) } },
}

/** One picture stands still and has no controls. */
export const Single: Story = {
  args: { slides: slides.slice(0, 1) },
  parameters: { tr: { slides: turkish.slice(0, 1) } },
}
