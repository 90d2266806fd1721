import { styled } from 'styled-components'

export const PictureSectionRoot = styled.figure.withConfig({ componentId: 'fx-PictureSection' })`
  display: grid;
  gap: var(--fy-space-2);
  margin: 0;

  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 5 / 2;
    object-fit: cover;
    border-radius: var(--fy-radius-medium);
  }
  a:focus-visible {
    border-radius: var(--fy-radius-medium);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  figcaption {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
`
