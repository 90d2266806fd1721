import { defaultDark, densities, motions, shapes, typeScales } from '@foyer/ui/tokens'
import Type, { type Static, type TOptional, type TString } from 'typebox'
import { keyOf, oneOf } from './oneOf.ts'

/** Form of a colour (ruling 34). */
export const hexColor = '^#[0-9a-f]{6}$'
const Color = (description: string) => Type.String({ pattern: hexColor, description })
type Colors = { [Name in keyof typeof defaultDark]: TOptional<TString> }

const colors = Object.fromEntries(
  Object.keys(defaultDark).map((name) => [name, Type.Optional(Color(`Colour token ${name}, #rrggbb in lower case`))]),
) as Colors // the keys are those of ColorTokens, which fromEntries cannot express

/** Fonts a brand may choose; each is bundled from npm as a variable font with latin and latin-ext subsets. */
export const fontNames = ['manrope', 'sora', 'figtree', 'bricolage-grotesque', 'inter'] as const
/** Those with the letters that Vietnamese has beyond latin-ext, such as ồ. */
export const vietnameseFonts: readonly string[] = ['manrope', 'bricolage-grotesque', 'inter']
const Font = oneOf(fontNames, { description: 'Font family' })

export const ThemeSchema = Type.Object(
  {
    default: Type.Union([Type.Literal('dark'), Type.Literal('light'), Type.Literal('system')], {
      default: 'dark',
      description: 'Theme before the player has chosen one',
    }),
    font: Type.Object(
      { text: Type.Optional(Font), display: Type.Optional(Font) },
      { default: {}, description: 'One family serves both unless two are named' },
    ),
    shape: Type.Optional(keyOf(shapes, { description: 'Corners: sharp, soft or round' })),
    density: Type.Optional(keyOf(densities, { description: 'Height of controls and rows' })),
    motion: Type.Optional(keyOf(motions, { description: 'How much things move; nothing moves under reduced motion' })),
    typeScale: Type.Optional(keyOf(typeScales, { description: 'Ratio between text sizes' })),
    header: Type.Union([Type.Literal('bar'), Type.Literal('split'), Type.Literal('rail')], {
      default: 'bar',
      description: 'bar: one row; split: actions above, navigation below; rail: navigation at the side on wide screens',
    }),
    headerLogin: Type.Union([Type.Literal('button'), Type.Literal('form')], {
      default: 'button',
      description:
        'button: opens the login form; form: user name and password stand in the header of wide windows, beside a split or rail header (H03)',
    }),
    tiles: Type.Union([Type.Literal('poster'), Type.Literal('card')], {
      default: 'poster',
      description: 'poster: words on the artwork; card: words under it',
    }),
    dark: Type.Object(colors, {
      default: {},
      description: 'Colours of the dark theme; the rest comes from the platform',
    }),
    light: Type.Object(colors, {
      default: {},
      description: 'Colours of the light theme; the rest comes from the platform',
    }),
  },
  { default: {}, description: 'Look of the site' },
)
export type BrandTheme = Static<typeof ThemeSchema>
