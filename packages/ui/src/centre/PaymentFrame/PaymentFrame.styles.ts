import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-PaymentFrame' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  [data-part='news'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fy-space-3);
  }
  [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fy-space-6);
    align-items: start;
  }
  [data-part='form'] {
    min-inline-size: 0;
  }
  [data-part='history'] > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
    justify-content: space-between;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--fy-color-border-strong);
  }
  h3 {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.5rem var(--fy-font-text);
  }
  [data-part='history'] > :last-child:is(article) {
    border-block-end: 0;
  }

  @container (min-width: 860px) {
    [data-part='columns'] {
      grid-template-areas: 'form history';
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      gap: var(--fy-space-6) var(--fy-space-7);
    }
    [data-part='columns'][data-news] {
      grid-template-areas: 'form news' 'form history';
      grid-template-rows: auto 1fr;
    }
    [data-part='news'] {
      grid-area: news;
    }
    [data-part='form'] {
      grid-area: form;
    }
    [data-part='history'] {
      grid-area: history;
    }
  }
`)
