import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { unseen } from '../../styles/unseen.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-CodeField' })(rules`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fy-space-2);
  align-items: start;

  > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  /* As wide as six places are, so that the button stands beside the last of them. */
  @media (min-width: 480px) {
    > :first-child {
      max-inline-size: 330px;
    }
  }

  > [data-part='send'] {
    flex: 0 0 auto;
    min-inline-size: 132px;
    /* As high as the boxes beside it. */
    min-block-size: 52px;
    margin-block-start: 26px;
    font-variant-numeric: tabular-nums;
  }

  > [data-part='status'] {
    ${unseen}
  }
`)
