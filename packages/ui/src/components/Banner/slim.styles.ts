import { css } from '../../styles/rules.ts'

/**
 * The head of a page that is not home: words on the page's own ground, and a drawing that goes over into it. A page gives
 * it another height by `--fy-head`, and lets it reach the window's edges by `--fy-head-inset`, the place of its words. Its words are
 * smaller than the page's heading.
 */
export const slimCss = css`
  &[data-size='slim'] {
    border-radius: 0;
    background: none;
  }
  :root[data-theme] &[data-size='slim'] [data-part='banner'] {
    --fy-words: var(--fy-color-text);
    aspect-ratio: auto;
    min-block-size: var(--fy-head, clamp(104px, 11.5vw, 160px));
  }
  &[data-size='slim'] [data-part='banner'] img {
    inset: 0 0 0 auto;
    inline-size: min(54%, 620px);
    border-radius: var(--fy-head-radius, var(--fy-radius-large));
    object-position: 84% 50%;
    /* Eased, since the eye sees where an even one begins and ends; its foot goes over into the page as well. */
    mask-image:
      linear-gradient(
        var(--fy-start),
        transparent,
        rgb(0 0 0 / 0.06) 10%,
        rgb(0 0 0 / 0.28) 24%,
        rgb(0 0 0 / 0.62) 40%,
        rgb(0 0 0 / 0.9) 56%,
        #000 68%
      ),
      linear-gradient(to top, transparent, rgb(0 0 0 / 0.5) 18%, #000 44%);
    mask-composite: intersect;
  }
  &[data-size='slim']:dir(rtl) [data-part='banner'] img {
    inset: 0 auto 0 0;
  }
  &[data-size='slim'] [data-part='words'] {
    gap: 6px;
    align-content: center;
    padding-block: 8px;
    padding-inline: var(--fy-head-inset, 0) 42%;
    background: none;
  }
  &[data-size='slim'] [data-part='title'] {
    max-inline-size: none;
    font-size: clamp(1.375rem, 2vw, var(--fy-size-xl));
  }
  &[data-size='slim'] [data-part='text'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  &[data-size='slim'] [data-part='action'] {
    padding: 8px 16px;
  }
  @media (max-width: 719px) {
    :root[data-theme] &[data-size='slim'] [data-part='banner'] {
      min-block-size: 104px;
    }
    &[data-size='slim'] [data-part='words'] {
      padding-inline-end: 50%;
    }
    &[data-size='slim'] [data-part='title'] {
      font-size: 1.375rem;
    }
    &[data-size='slim'] [data-part='banner'] img {
      inline-size: 52%;
      object-position: 50% 25%;
    }
    &[data-size='slim'] [data-part='text'] {
      display: none;
    }
  }
`
