import { styled } from 'styled-components'

export const CaptchaFieldRoot = styled.div.withConfig({ componentId: 'fx-CaptchaField' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 126px auto;
  gap: var(--fy-space-2);
  align-items: start;

  [data-part='picture'] {
    overflow: hidden;
    block-size: 44px;
    margin-block-start: 26px;
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
  }
  img {
    display: block;
    inline-size: 126px;
    block-size: 44px;
    object-fit: cover;
  }
  > button {
    margin-block-start: 26px;
  }
`
