import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const VendorWallRoot = styled.ul.withConfig({ componentId: 'fy-VendorWall' })(rules`
  display: grid;
  /* Twelve fill every row at every width. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  padding: 1px;
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-border);
  overflow: hidden;
  list-style: none;

  > li {
    display: grid;
    background: var(--fy-color-canvas);
  }
  > li > * {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: var(--fy-space-3);
    align-items: center;
    min-block-size: 72px;
    padding: var(--fy-space-3);
    color: var(--fy-color-text);
    font: 600 var(--fy-size-sm) / 1.3 var(--fy-font-text);
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  > li > * > :first-child {
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--fy-radius-small);
    overflow: hidden;
  }
  > li > a:hover {
    background: var(--fy-color-raised);
    color: var(--fy-color-accent-text);
  }
  > li > a:focus-visible {
    ${focusRingInside}
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 800px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li > * {
      padding: var(--fy-space-4);
    }
  }
  @media (min-width: 1240px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`)
