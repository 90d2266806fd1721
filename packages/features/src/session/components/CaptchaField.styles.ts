import { styled } from 'styled-components'

export const CaptchaFieldRoot = styled.div.withConfig({ componentId: 'fx-CaptchaField' })`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px auto;
  gap: var(--fy-space-2);
  align-items: start;
  /* A second line of what is wrong lies in it. */
  margin-block-end: 16px;

  /* Below the picture as well. */
  [data-part='messages'] [data-part='error'] {
    inline-size: 100cqi;
    margin-inline-end: -100cqi;
  }

  [data-part='picture'] {
    overflow: hidden;
    block-size: 50px;
    margin-block-start: 26px;
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
  }
  img {
    display: block;
    inline-size: 150px;
    block-size: 50px;
    object-fit: cover;
  }
  > button {
    margin-block-start: 26px;
  }
`
