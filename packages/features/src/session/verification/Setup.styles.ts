import { styled } from 'styled-components'

export const SetupRoot = styled.div.withConfig({ componentId: 'fx-Setup' })`
  display: grid;
  gap: var(--fy-space-3);
  justify-items: start;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.5 var(--fy-font-text);

  p {
    margin: 0;
  }
  p:focus {
    outline: none;
  }
  /* Cameras want dark on light, whatever the theme. */
  [data-part='code'] {
    justify-self: center;
    line-height: 0;
    background: #fff;
    border-radius: var(--fy-radius-small);
  }
  code {
    font: 600 var(--fy-size-md) / 1.5 ui-monospace, monospace;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
    user-select: all;
  }
  a {
    padding: 10px 0;
    color: var(--fy-color-accent-text);
    font-weight: 600;
  }
  ul {
    display: grid;
    box-sizing: border-box;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--fy-space-2) var(--fy-space-5);
    inline-size: 100%;
    margin: 0;
    padding: var(--fy-space-4);
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
    list-style: none;
  }
`
