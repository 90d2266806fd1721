import type { PublicConfig, SiteLanguage } from '@foyer/brand'

/** Attributes of `<html>`: language and direction, the theme before script, and what `inlineScript` reads. */
export function htmlAttributes(config: PublicConfig, language: SiteLanguage): Readonly<Record<string, string>> {
  const theme = config.theme.default
  return {
    lang: language.tag,
    dir: language.direction ?? 'ltr',
    'data-theme': theme === 'light' ? 'light' : 'dark',
    'data-theme-default': theme,
    'data-language': language.code,
    'data-languages': config.languages.map(({ code, prefix }) => `${code}=${prefix}`).join('|'),
  }
}
