import { currentVersion } from '@foyer/brand/node'
import { defaultDark, defaultLight } from '@foyer/ui/tokens'
import type { NewBrand, Recipe } from './recipe.ts'
import { loadRecipeWords, type RecipeWords } from './recipeWords.ts'
import { startingBanner, startingIcon, startingLogo } from './startingArt.ts'

const banner = ({ hero }: Recipe, { id, name }: NewBrand, { tags, text }: RecipeWords) => ({
  bannerId: `${id}-hero`,
  image: 'assets/banner-hero.svg',
  imageNarrow: 'assets/banner-hero-narrow.svg',
  alt: Object.fromEntries(tags.map((tag) => [tag, name])),
  title: text('title'),
  text: text('text'),
  action: text('action'),
  ...hero,
})

/** A new brand has no pictures for the pages that show lotteries. */
const noBanner = (route: string) => (route === 'elott' || route === 'lotteryCenter' ? { banner: '' } : {})

const inEach = (text: string, tags: readonly string[]) => Object.fromEntries(tags.map((tag) => [tag, text]))

/** Every file of a new brand by its path in the brand's folder. */
export function brandFiles(recipe: Recipe, brand: NewBrand): ReadonlyMap<string, string> {
  const words = loadRecipeWords(recipe.id)
  const { tags, text } = words
  const groups = [
    'w_rng',
    'w_live',
    'w_fish',
    'w_pvp',
    'w_sports',
    'w_esports',
    'w_cockfight',
    'w_inhouse',
    'w_down',
    'w_reg',
    'w_promotion',
  ]
  const routeOfGroup: Readonly<Record<string, string>> = {
    w_down: 'down',
    w_reg: 'register',
    w_promotion: 'promotions',
  }
  const withoutBanner = groups
    .map((group) => routeOfGroup[group] ?? group.slice(2))
    .filter((route) => !recipe.routesOff.includes(route) && !(route === 'down' && recipe.modules.download === false))
  const json = {
    $schema: '../brand.schema.json',
    schemaVersion: currentVersion,
    name: brand.name,
    merchant: brand.merchant,
    hosts: [`${brand.id}.localhost`],
    site: { kind: recipe.site },
    languages: { default: words.languages[0], active: words.languages },
    theme: recipe.theme,
    assets: {
      logo: { dark: 'assets/logo-dark.svg', light: 'assets/logo-light.svg', alt: inEach(brand.name, tags) },
      icon: 'assets/icon.svg',
    },
    seo: { description: text('description') },
    routes: {
      ...Object.fromEntries(withoutBanner.map((route) => [route, { banner: '' }])),
      ...Object.fromEntries((recipe.routesOn ?? []).map((route) => [route, { enabled: true, ...noBanner(route) }])),
      ...Object.fromEntries(recipe.routesOff.map((route) => [route, { enabled: false }])),
    },
    banners: { w_home: [banner(recipe, brand, words)] },
    nav: recipe.nav.map((category) => ({ category })),
    home: { sections: recipe.sections },
    footer: {
      columns: [{ title: text('links'), links: recipe.links.map((href) => ({ label: text(href), href })) }],
      copyright: inEach(`© ${brand.name}`, tags),
    },
    modules: recipe.modules,
  }
  return new Map([
    ['brand.json', `${JSON.stringify(json, null, 2)}\n`],
    ['assets/logo-dark.svg', startingLogo(brand.name, recipe.art, defaultDark.text)],
    ['assets/logo-light.svg', startingLogo(brand.name, recipe.art, defaultLight.text)],
    ['assets/icon.svg', startingIcon(brand.name, recipe.art)],
    ['assets/banner-hero.svg', startingBanner(1280, 400, recipe.art)],
    ['assets/banner-hero-narrow.svg', startingBanner(720, 640, recipe.art)],
  ])
}
