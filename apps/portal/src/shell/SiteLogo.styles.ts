import { styled } from 'styled-components'

export const SiteLogoRoot = styled.span.withConfig({ componentId: 'fy-SiteLogo' })`
  display: inline-flex;

  a {
    display: flex;
    align-items: center;
    min-block-size: 40px;
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
  [data-theme='dark'] & [data-theme-only='light'],
  [data-theme='light'] & [data-theme-only='dark'] {
    display: none;
  }

  @media (max-width: 719px) {
    img {
      block-size: 26px;
    }
  }
`
