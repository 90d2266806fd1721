import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { sectionLink, sectionLinkHover, sectionTitle } from '../../styles/sectionHead.ts'

export const ShelfRoot = styled.section.withConfig({ componentId: 'fy-Shelf' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fy-space-4);
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
  }
  > [data-part='head'] > h2 {
    ${sectionTitle}
  }
  > [data-part='head'] > a {
    ${sectionLink}
  }
  > [data-part='head'] > a:hover {
    ${sectionLinkHover}
  }
  > [data-part='head'] > a:focus-visible {
    border-radius: var(--fy-radius-small);
    ${focusRing}
  }
  /* The carousel's arrows stand behind the link, on the middle of the row. */
  &[data-controls] {
    --fy-carousel-rise: calc(var(--fy-space-4) + 4px);
  }
  @media (hover: hover), (min-width: 560px) {
    &[data-controls] > [data-part='head'] {
      padding-inline-end: 88px;
    }
  }
`)
