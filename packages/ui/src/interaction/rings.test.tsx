import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applyTheme } from '../../stories/applyTheme.ts'
import { render } from '../../testing/render.tsx'
import { seenOver } from '../../testing/seenOver.ts'
import { Carousel } from '../components/Carousel/Carousel.tsx'
import { GameTile } from '../components/GameTile/GameTile.tsx'
import reef from '../stories/art/reef.svg'
import { contrastRatio } from '../tokens/contrast.ts'
import { defaultTheme } from '../tokens/theme.ts'

afterEach(() => applyTheme(document, defaultTheme, 'dark', true))

const press = (): void => {}

/** A light theme whose ring is dark, as marigold's. */
const theme = { ...defaultTheme, light: { ...defaultTheme.light, focus: '#0a5c45' } }

/** The ring of what has focus, as seen on a scrim, and the scrim. */
function ringOnScrim(): readonly [ring: string, scrim: string] {
  const root = getComputedStyle(document.documentElement)
  const { outlineColor } = getComputedStyle(document.activeElement ?? document.body)
  const scrim = root.getPropertyValue('--fy-color-scrim')
  return [seenOver(scrim, outlineColor), seenOver(scrim, scrim)]
}

test.each(['dark', 'light'] as const)('UK14 rings on a scrim can be seen in a %s theme', (side) => {
  applyTheme(document, theme, side, true)
  render(
    <>
      <Carousel label="Slides" autoplay={5000}>
        <p>a</p>
        <p>b</p>
      </Carousel>
      <GameTile
        id="reef"
        name="Reef"
        vendorName="Paperkite"
        image={reef}
        trialOffered
        onTrial={press}
        onToggleFavourite={press}
      />
    </>,
  )
  const names = ['Pause', 'Show slide 2', 'Next', 'Try free: Reef', 'Favourite: Reef']
  for (const name of names) {
    const button = page.getByRole('button', { name }).element()
    if (button instanceof HTMLElement) button.focus({ focusVisible: true } as FocusOptions) // known to browsers
    const [ring, scrim] = ringOnScrim()
    expect(contrastRatio(ring, scrim), name).toBeGreaterThan(3)
  }
})
