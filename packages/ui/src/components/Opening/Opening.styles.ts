import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

/**
 * Weights of a page's opening, by size and weight of the title: a headline that fills its half, one over a paragraph, or
 * `part` for words beside a picture in the middle of a page.
 */
export const openingForms = {
  headline: '780 clamp(2.75rem, 7.4vw, 6.5rem) / 0.94',
  part: '650 clamp(1.375rem, 2.6vw, 2rem) / 1.15',
  paragraph: '650 clamp(1.75rem, 3.6vw, 2.75rem) / 1.1',
} as const
export type OpeningForm = keyof typeof openingForms

export const OpeningRoot = styled.section.withConfig({ componentId: 'fy-Opening' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-6) var(--fy-space-7);
  align-items: start;
  padding-block: clamp(8px, 4vw, 56px);

  [data-part='title'] {
    max-inline-size: 18ch;
    margin: 0;
    color: var(--fy-color-text);
    font: ${openingForms.paragraph} var(--fy-font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  [data-part='text'] {
    max-inline-size: 52ch;
    margin: var(--fy-space-4) 0 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-md);
    line-height: 1.6;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  [data-part='action'] {
    margin-block-start: var(--fy-space-5);
  }
  &[data-form='headline'] {
    align-items: center;
    padding-block: clamp(8px, 3vw, 48px) clamp(8px, 2vw, 24px);
  }
  &[data-form='headline'] [data-part='title'] {
    max-inline-size: 11ch;
    font: ${openingForms.headline} var(--fy-font-display);
    letter-spacing: -0.04em;
  }
  &[data-form='headline'] [data-part='text'] {
    max-inline-size: 40ch;
    margin-block-start: var(--fy-space-5);
    font-size: clamp(1rem, 1.4vw, 1.25rem);
    line-height: 1.5;
  }
  &[data-form='part'] {
    align-items: center;
    padding-block: 0;
  }
  &[data-form='part'] [data-part='title'] {
    max-inline-size: 24ch;
    font: ${openingForms.part} var(--fy-font-display);
    letter-spacing: -0.01em;
  }
  /* On a phone what follows begins above the fold. */
  @media (max-width: 559px) {
    gap: var(--fy-space-5);

    &[data-form='headline'] [data-part='text'] {
      margin-block-start: var(--fy-space-4);
    }
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-mirrored] > :first-child {
      order: 1;
    }

    &[data-form='headline'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`)
