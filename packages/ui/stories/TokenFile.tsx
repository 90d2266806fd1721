import { type ChangeEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../src/components/Button/index.ts'
import { readDesignTokens, type TokenProblem, toDesignTokens } from '../src/tokens/design-tokens/index.ts'
import type { Theme } from '../src/tokens/index.ts'
import { applyTheme } from './applyTheme.ts'

const Root = styled.section.withConfig({ componentId: 'fy-TokenFile' })`
  display: grid;
  justify-items: start;
  gap: 12px;

  > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 12px;
  }

  p {
    max-inline-size: 640px;
    margin: 0;
    color: var(--fy-color-text-muted);
    font-family: var(--fy-font-text);
  }

  ul {
    display: block;
    padding-inline-start: 20px;
    list-style: disc;
  }
`

interface TokenFileProps {
  readonly name: string
  readonly theme: Theme
  /** The page wears something else now. */
  readonly onWear: () => void
}

interface Tried {
  readonly file: string
  /** Whether anything of it is worn. */
  readonly isWorn: boolean
  readonly problems: readonly TokenProblem[]
}

function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}

const notJson: TokenProblem = { path: [], message: 'This is no JSON', hint: 'Export the tokens anew.' }

/** Puts on the page what a file of tokens says; its problems name what was left out. */
function wear(theme: Theme, file: string, text: string): Tried {
  let tokens: unknown
  try {
    tokens = JSON.parse(text)
  } catch {
    return { file, isWorn: false, problems: [notJson] }
  }
  const { dark, light, choices, problems } = readDesignTokens(tokens)
  const isWorn = [dark, light, choices].some((part) => Object.keys(part).length > 0)
  const side = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  const tried = { ...theme, ...choices, dark: { ...theme.dark, ...dark }, light: { ...theme.light, ...light } }
  if (isWorn) applyTheme(document, tried, side, false)
  return { file, isWorn, problems }
}

/** The theme as a file for design tools, and such a file worn on trial by this page (QB06). */
export function TokenFile({ name, theme, onWear }: TokenFileProps) {
  const [tried, setTried] = useState<Tried>()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setTried(wear(theme, file.name, await file.text()))
    onWear()
  }
  return (
    <Root>
      <h2>For design tools</h2>
      <p>
        Figma and other tools read and write design tokens. Download this theme, change it there, and wear the file here
        before <code>foyer tokens</code> takes it into the brand.
      </p>
      <div>
        <Button onClick={() => download('tokens.json', JSON.stringify(toDesignTokens(theme, name), null, 2))}>
          Download tokens.json
        </Button>
        <label>
          <span>Wear a file: </span>
          <input type="file" accept="application/json,.json" onChange={choose} />
        </label>
      </div>
      <div role="status">
        {tried && (
          <p>
            {tried.isWorn
              ? `${tried.file} is worn until brand or theme is changed.`
              : `Nothing of ${tried.file} could be worn.`}
            {tried.problems.length > 0 && ' Left out:'}
          </p>
        )}
      </div>
      {tried && tried.problems.length > 0 && (
        <ul>
          {tried.problems.map(({ path, message, hint }) => (
            <li key={`${path.join('.')} ${message}`}>
              {path.length > 0 && <strong>{path.join('.')}: </strong>}
              {message}. {hint}
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
