import { useReducer } from 'react'
import { styled } from 'styled-components'
import { colorWords } from '../src/tokens/design-tokens/index.ts'
import { type ColorToken, contrastRatio, type Theme, textPairs, typeSizes } from '../src/tokens/index.ts'
import { TokenFile } from './TokenFile.tsx'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const radii = ['small', 'medium', 'large', 'pill']
const steps = ['1', '2', '3', '4', '5', '6', '7', '8']

const Root = styled.div.withConfig({ componentId: 'fy-TokenSheet' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.5 var(--fy-font-text);

  h2 {
    margin: 0 0 16px;
    font: 700 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
    gap: 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  small {
    display: block;
    margin-block-start: 6px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
  }

  [data-part='chip'] {
    display: grid;
    align-content: center;
    block-size: 56px;
    padding-inline: 12px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    font-weight: 600;
  }

  code {
    font: 400 var(--fy-size-xs) / 1.5 ui-monospace, monospace;
    user-select: all;
  }

  [data-part='bar'] {
    block-size: 12px;
    background: var(--fy-color-accent);
  }

  [data-part='size'] {
    margin: 0;
    overflow: hidden;
    font-family: var(--fy-font-display);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** A colour of the theme that the document wears, as the theme writes it. */
const worn = (name: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--fy-color-${kebab(name)}`)
    .trim()

/** A length of that theme in px, as the browser works it out: some are made of others. */
function pxOf(token: string): string {
  const measured = document.body.appendChild(document.createElement('i'))
  measured.style.cssText = `position: absolute; inline-size: var(--fy-${token})`
  const { width } = measured.getBoundingClientRect()
  measured.remove()
  return `${Math.round(width * 100) / 100} px`
}

/** The contrast of two of them, rounded down: 4.49 is not 4.5. */
const measure = (text: string, on: string): number => Math.floor(contrastRatio(worn(text), worn(on)) * 100) / 100

const colors = Object.keys(colorWords) as ColorToken[] // the keys of a record of all of them

interface TokenSheetProps {
  readonly name: string
  readonly theme: Theme
}

/** Everything a theme says, as it looks: colours and where they are seen, pairs that carry text, type, corners, space. */
export function TokenSheet({ name, theme }: TokenSheetProps) {
  // What is measured is what the document wears, which a file changes without a word to React.
  const [, measureAnew] = useReducer((times: number) => times + 1, 0)
  return (
    <Root>
      <TokenFile name={name} theme={theme} onWear={measureAnew} />
      <section>
        <h2>Colours</h2>
        <ul>
          {colors.map((color) => (
            <li key={color}>
              <div data-part="chip" style={{ background: `var(--fy-color-${kebab(color)})` }} />
              <strong>{color}</strong> <code>{worn(color)}</code>
              <small>
                {colorWords[color][0]}. Seen: {colorWords[color][1]}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Pairs that carry text</h2>
        <ul>
          {textPairs.map(({ text, on, ratio }) => (
            <li key={`${text} ${on}`}>
              <div
                data-part="chip"
                style={{ color: `var(--fy-color-${kebab(text)})`, background: `var(--fy-color-${kebab(on)})` }}
                aria-hidden={ratio < 4.5}
              >
                {ratio < 4.5 ? '●' : 'Lantern 0123'}
              </div>
              <small>
                {text} on {on}: {measure(text, on).toFixed(2)}, at least {ratio}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Type</h2>
        {Object.keys(typeSizes(theme.typeScale)).map((size) => (
          <p key={size} data-part="size" style={{ fontSize: `var(--fy-size-${size})` }}>
            {size} · {pxOf(`size-${size}`)} · Lantern Orchard pays 1,240.00
          </p>
        ))}
      </section>
      <section>
        <h2>Corners</h2>
        <ul>
          {radii.map((radius) => (
            <li key={radius}>
              <div data-part="chip" style={{ borderRadius: `var(--fy-radius-${radius})` }}>
                {radius} · {pxOf(`radius-${radius}`)}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Space</h2>
        {steps.map((step) => (
          <div key={step}>
            <small>
              space-{step} · {pxOf(`space-${step}`)}
            </small>
            <div data-part="bar" style={{ inlineSize: `var(--fy-space-${step})` }} />
          </div>
        ))}
      </section>
    </Root>
  )
}
