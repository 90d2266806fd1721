import { styled } from 'styled-components'

/** Of two drawings the one for the theme that is on. */
export const themeOnlyCss = `
  [data-theme='dark'] & [data-theme-only='light'],
  [data-theme='light'] & [data-theme-only='dark'] {
    display: none;
  }
  /* Forced colours bring a ground of their own, whatever the theme. */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    [data-theme] & [data-theme-only='light'] {
      display: block;
    }
    [data-theme] & [data-theme-only='dark'] {
      display: none;
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    [data-theme] & [data-theme-only='dark'] {
      display: block;
    }
    [data-theme] & [data-theme-only='light'] {
      display: none;
    }
  }
`

export const SiteLogoRoot = styled.span.withConfig({ componentId: 'fy-SiteLogo' })`
  display: inline-flex;

  a {
    display: flex;
    align-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: var(--fy-radius-small);
  }
  a:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  img {
    display: block;
    inline-size: auto;
    block-size: 32px;
    max-inline-size: 44vw;
  }
  [data-part='mark'] {
    display: none;
  }
  ${themeOnlyCss}
  @media (max-width: 719px) {
    img {
      block-size: 26px;
    }
  }
`
