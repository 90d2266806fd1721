import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const VendorWallRoot = styled.div.withConfig({ componentId: 'fy-VendorWall' })(rules`
  /* Its own width decides: it may stand in a column. */
  container-type: inline-size;

  > ul {
    display: grid;
    /* Twelve fill every row at every width. */
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1px;
    margin: 0;
    padding: 0;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    overflow: hidden;
    list-style: none;
  }
  > ul > li {
    display: grid;
    /* The lines between them; a row that is not full has none where there is nothing. */
    box-shadow: 0 0 0 1px var(--fy-color-border);
  }
  > ul > li > * {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: var(--fy-space-3);
    align-items: center;
    min-block-size: 72px;
    padding: var(--fy-space-3);
    color: var(--fy-color-text);
    font: 600 var(--fy-size-sm) / 1.3 var(--fy-font-text);
    text-decoration: none;
    overflow-wrap: break-word;
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  > ul > li > * > :first-child {
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--fy-radius-small);
    overflow: hidden;
  }
  > ul > li > a:hover {
    background: var(--fy-color-raised);
    color: var(--fy-color-accent-text);
  }
  > ul > li > a:focus-visible {
    ${focusRingInside}
  }
  @container (min-width: 560px) {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 720px) {
    > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    > ul > li > * {
      padding: var(--fy-space-4);
    }
  }
  @container (min-width: 1120px) {
    > ul {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`)
