import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.figure.withConfig({ componentId: 'fy-Quote' })(rules`
  display: grid;
  gap: var(--fy-space-4);
  margin: 0;
  padding-inline-start: clamp(16px, 3vw, 32px);
  border-inline-start: 4px solid var(--fy-color-accent);
  color: var(--fy-color-text);
  overflow-wrap: anywhere;

  blockquote {
    max-inline-size: 36ch;
    margin: 0;
    font: 600 clamp(1.25rem, 2.4vw, 2rem) / 1.3 var(--fy-font-display);
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fy-space-3);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    line-height: 1.5;
  }
  strong {
    color: var(--fy-color-text);
    font-weight: 650;
  }
`)
