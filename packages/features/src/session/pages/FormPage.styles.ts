import { styled } from 'styled-components'

export const FormPageRoot = styled.section.withConfig({ componentId: 'fx-FormPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  inline-size: 100%;
  max-inline-size: 520px;
  margin-inline: auto;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-surface);
  box-shadow: var(--fy-shadow-1);

  > [data-part='form'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fy-space-5);
    align-content: center;
    padding: var(--fy-space-7);
  }
  > [data-part='art'] {
    display: none;
  }
  :root[data-theme='light'] & [data-theme-only='dark'],
  :root[data-theme='dark'] & [data-theme-only='light'] {
    display: none;
  }
  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }

  @media (max-width: 559px) {
    > [data-part='form'] {
      padding: var(--fy-space-5) var(--fy-space-4);
    }
  }
  @media (min-width: 960px) {
    &:has(> [data-part='art']) {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      max-inline-size: 1080px;
      min-block-size: 600px;
    }
    > [data-part='art'] {
      position: relative;
      display: block;
    }
    > [data-part='art'] > img {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }
`
