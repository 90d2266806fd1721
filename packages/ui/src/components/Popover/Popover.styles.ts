import { styled } from 'styled-components'
import { panelKeyframes, panelRules } from '../../styles/panel.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Popover' })(rules`
  display: inline-flex;
  max-inline-size: 100%;

  > [data-part='panel'] {
    ${panelRules}
    inline-size: max-content;
    max-inline-size: min(420px, calc(100vw - 16px));
    padding: 16px;
    border-radius: var(--fy-radius-large);
  }

  ${panelKeyframes}
`)
