import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { scrollFade, scrollFadeKeyframes } from '../../styles/scrollFade.ts'
import { unseen } from '../../styles/unseen.ts'
import { ballSizes } from '../Balls/Balls.styles.ts'

/** How the lotteries stand: width of a ticket. */
export const lotteryLayouts = { lobby: 'minmax(min(100%, 15.5rem), 1fr)', slider: 'min(17rem, 78cqi)' } as const
export type LotteryLayout = keyof typeof lotteryLayouts

export const LotteryWidgetRoot = styled.div.withConfig({ componentId: 'fy-LotteryWidget' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  min-inline-size: 0;
  ${scrollFadeKeyframes}

  [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-4);
    /* The choice of a day has its name above it: what can be pressed stands on one line. */
    align-items: end;
  }
  [data-part='tags'] {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
  /* Lower than its neighbours: its words stand on the line of theirs. */
  [data-part='tools'] > :nth-child(2) {
    align-content: center;
    min-block-size: 44px;
  }
  [data-part='day'] {
    inline-size: 11rem;
  }
  [data-part='lead'] {
    margin-block-end: var(--fy-space-4);
  }
  [data-part='lotteries'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, ${lotteryLayouts.lobby});
    gap: var(--fy-space-4);
    margin: var(--fy-space-4) 0 0;
    padding: 0;
    list-style: none;
  }
  [data-part='lottery'] {
    position: relative;
    display: grid;
  }
  /* A ticket that is alone is as wide as the row: its parts stand side by side. */
  &[data-layout='lobby'] section {
    container-type: inline-size;
  }
  @container (min-width: 600px) {
    [data-part='lotteries'] > :only-child {
      grid-column: 1 / -1;

      article {
        display: grid;
        grid: auto / repeat(3, minmax(0, 1fr));
      }
      [data-part='when'] {
        align-content: start;
      }
      [data-part='about'] {
        margin: 18px 0 30px;
        padding: 0 20px;
        border: 0 dashed var(--fy-color-border);
        border-inline-start-width: 2px;
      }
      /* Beside the heart. */
      [data-part='foot'] {
        margin: 18px 56px 0 0;
      }
    }
  }
  /* Tools and row begin at the same edge. */
  &[data-layout='slider'] {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: var(--fy-content);
    margin-inline: auto;
  }
  &[data-layout='slider'] [data-part='lottery'] {
    inline-size: ${lotteryLayouts.slider};
  }
  /* Where title, arrows and link have no room side by side, arrows that come with the script would move what is below. */
  @container (max-width: 479px) {
    &[data-layout='slider'] [data-moves] > [data-part='head'] > [data-part='arrows'] {
      display: none;
    }
  }
  /* The whole ticket leads on; what can be pressed lies over it. */
  [data-part='link'] {
    position: absolute;
    inset: 0;
    color: inherit;
    border-radius: var(--fy-radius-medium);
    /* The ticket's torn edge cuts off what stands outside of it. */
    outline-offset: -4px;
  }
  [data-part='link'] span {
    ${unseen}
  }
  [data-part='lottery']:has([data-part='link']:hover) h3 {
    color: var(--fy-color-accent-text);
  }
  [data-part='heart'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
  [data-part='heart'] [aria-pressed='true'] svg {
    fill: currentcolor;
  }
  [data-part='heart'] [aria-pressed='true'] {
    color: var(--fy-color-accent-text);
  }
  [data-part='history'] {
    display: grid;
    gap: 6px;
    align-content: start;
    /* A line and small balls, whether they are known or not. */
    min-block-size: calc(1.4em + 6px + ${ballSizes.small});
    padding-block: 0 14px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='drawn'] {
    line-height: 1.4;
  }
  [data-part='start'] {
    position: relative;
    min-block-size: 44px;
  }
  [data-part='start'] > * {
    inline-size: 100%;
    min-block-size: 44px;
  }
  /* On a phone all choices stand in one row, which goes on to the side. */
  @media (max-width: 599px) {
    [data-part='tools'] {
      flex-wrap: nowrap;
      gap: var(--fy-space-2);
      align-items: center;
      overflow-x: auto;
      scrollbar-width: none;
      ${scrollFade}
      /* Room for the focus ring. */
      margin-block: -4px;
      padding-block: 4px;
    }
    [data-part='tools'] > * {
      flex: none;
    }
    [data-part='tags']:empty {
      display: none;
    }
    [data-part='tags'] {
      flex: none;
    }
    [data-part='options'] {
      flex-wrap: nowrap;
    }
    [data-part='day'] {
      position: relative;
    }
    [data-part='day'] label {
      ${unseen}
    }
  }
`)
