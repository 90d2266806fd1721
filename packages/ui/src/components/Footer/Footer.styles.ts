import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const FooterRoot = styled.footer.withConfig({ componentId: 'fy-Footer' })(rules`
  border-block-start: 1px solid var(--fy-color-border);
  background: var(--fy-color-surface);
  color: var(--fy-color-text-muted);
  font-size: var(--fy-size-sm);
  line-height: 1.6;

  [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
    box-sizing: border-box;
    max-inline-size: calc(var(--fy-content) + 2 * var(--fy-gutter));
    margin-inline: auto;
    padding: 48px var(--fy-gutter) calc(32px + env(safe-area-inset-bottom));
  }
  [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    gap: 40px 48px;
  }
  [data-part='about'] {
    display: grid;
    gap: 16px;
    flex: 1 1 22ch;
    align-content: start;
  }
  [data-part='about'] > p {
    max-inline-size: 44ch;
  }
  [data-part='column'] {
    min-inline-size: 140px;
  }
  :is([data-part='about'], [data-part='end']) > p,
  [data-part='column'] :is(h2, ul),
  [data-part='vendors'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-part='column'] > h2 {
    margin-block-end: 12px;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-sm) / 1.4 var(--fy-font-text);
  }
  [data-part='column'] li {
    padding-block: 4px;
  }
  :is([data-part='column'], [data-part='vendors']) a {
    color: inherit;
    text-decoration: none;
  }
  [data-part='column'] a:hover {
    color: var(--fy-color-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :is([data-part='column'], [data-part='vendors']) a:focus-visible {
    border-radius: 2px;
    ${focusRing}
  }
  [data-part='vendors'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    align-items: center;
    padding-block: 24px;
    border-block: 1px solid var(--fy-color-border);
  }
  [data-part='vendors'] img {
    display: block;
    inline-size: auto;
    block-size: 40px;
    border-radius: var(--fy-radius-small);
  }
  [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 32px;
    align-items: center;
    justify-content: space-between;
    font-size: 0.8125rem;
  }
  @media (max-width: 959px) {
    [data-part='top'] {
      gap: 32px 24px;
    }
    [data-part='about'] {
      flex-basis: 100%;
    }
  }
  @media (max-width: 719px) {
    [data-part='body'] {
      gap: 32px;
      padding: 40px 16px calc(32px + env(safe-area-inset-bottom));
    }
    [data-part='top'] {
      gap: 32px 16px;
    }
    /* An address stands whole beside another column, or has a row of its own; only one longer than a row is broken. */
    [data-part='column'] {
      flex: 1 1 120px;
      min-inline-size: auto;
      max-inline-size: 100%;
      overflow-wrap: break-word;
    }
    [data-part='column'] li {
      padding-block: 6px;
    }
  }
  /* Rows of a finger's height, whose words stand as close to one another as they can. */
  @media (hover: none) {
    [data-part='column'] li {
      padding-block: 0;
    }
    [data-part='column'] > h2 {
      margin-block-end: 4px;
    }
    [data-part='column'] a,
    [data-part='vendors'] a {
      display: flex;
      align-items: center;
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`)
