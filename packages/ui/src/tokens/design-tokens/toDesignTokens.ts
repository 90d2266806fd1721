import type { ColorToken, ColorTokens, Theme } from '../index.ts'
import { colorWords } from './colorWords.ts'
import { scales } from './scales.ts'

interface Token {
  readonly $value: unknown
  readonly $description?: string
}

interface Group {
  readonly [name: string]: string | Token | Group
}

/** A file of design tokens in the form of the Design Tokens Community Group (QB06). */
export type DesignTokens = Group

const colorOf = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  alpha: 1,
  hex,
})

function colorGroup(colors: ColorTokens): Group {
  const names = Object.keys(colors) as ColorToken[] // the keys of ColorTokens
  return Object.fromEntries(
    names.map((name) => {
      const [meaning, seen] = colorWords[name]
      return [name, { $value: colorOf(colors[name]), $description: `${meaning}: ${seen}` }]
    }),
  )
}

const familiesOf = (stack: string): string[] => stack.split(',').map((family) => family.trim().replaceAll("'", ''))

/** Everything a theme says, for tools that designers use; colours in sRGB with their hex form (QB06). */
export function toDesignTokens(theme: Theme, name: string): DesignTokens {
  const numbers = scales.map(({ group, key, type, unit, steps }) => [
    group,
    {
      $type: type,
      $description: `The theme's ${key}: ${theme[key]}, one of ${Object.keys(steps).join(', ')}`,
      ...Object.fromEntries(
        Object.entries(steps[theme[key]] ?? {}).map(([step, value]) => [step, { $value: { value, unit } }]),
      ),
    },
  ])
  return {
    $description: `Theme of ${name}`,
    color: { $type: 'color', dark: colorGroup(theme.dark), light: colorGroup(theme.light) },
    font: {
      $type: 'fontFamily',
      text: { $value: familiesOf(theme.fontText) },
      display: { $value: familiesOf(theme.fontDisplay) },
    },
    ...Object.fromEntries(numbers),
  }
}
