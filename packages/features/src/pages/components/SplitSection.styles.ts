import { styled } from 'styled-components'

export const SplitPictures = styled.div.withConfig({ componentId: 'fx-SplitSection' })`
  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    border-radius: var(--fy-radius-large);
  }
  /* The form that the theme does not show is not fetched. */
  :root[data-theme='light'] & [data-theme-only='dark'],
  :root[data-theme='dark'] & [data-theme-only='light'] {
    display: none;
  }
`
