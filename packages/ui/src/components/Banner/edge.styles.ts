import { css } from '../../styles/rules.ts'

/**
 * A banner to all edges of the window, behind the header: its head keeps the header legible, its foot goes over into the
 * page, and the next slide peeks in at its end. `--fy-bleed` is the page's gutter.
 */
export const edgeCss = css`
  &[data-size='edge'] {
    --fy-peek: clamp(28px, 5vw, 88px);
    --fy-shift: -56%;
    --fy-inset: max(var(--fy-bleed, 24px), calc((100cqi - var(--fy-content)) / 2));
    container-type: inline-size;
    border-radius: 0;
    background: var(--fy-color-canvas);
  }
  /* From right to left a slide peeks in with its right edge, where the subject stands already. */
  &[data-size='edge']:dir(rtl) {
    --fy-shift: 0%;
  }
  &[data-size='edge'] [data-part='banner'] {
    aspect-ratio: auto;
    min-block-size: clamp(440px, 62vh, 760px);
  }
  &[data-size='edge'] [data-part='banner']::after {
    position: absolute;
    inset: 45% 0 0;
    background: linear-gradient(
      to top,
      var(--fy-veil),
      color-mix(in srgb, var(--fy-veil) 55%, transparent) 56px,
      transparent
    );
    content: '';
  }
  /* Of the page's ground, as the header's words are, whatever the picture is. */
  &[data-size='edge'] [data-part='banner']::before {
    position: absolute;
    z-index: 2;
    inset-block: 0;
    inset-inline: 0 var(--_gap, 0px);
    background: linear-gradient(to bottom, color-mix(in srgb, var(--fy-color-canvas) 88%, transparent), transparent) top /
      100% 136px no-repeat;
    content: '';
    pointer-events: none;
  }
  &[data-size='edge'] [data-part='words'] {
    z-index: 1;
    --fy-inset: max(var(--fy-bleed, 24px), calc((100cqi - var(--fy-content)) / 2));
    gap: 14px;
    padding-block: 128px 104px;
    padding-inline: var(--fy-inset) 45%;
    background: linear-gradient(
        var(--fy-side),
        color-mix(in srgb, var(--fy-veil) 86%, transparent),
        color-mix(in srgb, var(--fy-veil) 66%, transparent) 34%,
        transparent 62%
      );
    transition: opacity var(--fy-duration-slow) var(--fy-ease);
  }
  :root[data-theme] &[data-size='edge'] [data-part='banner'][data-tone='both'] {
    --fy-words: var(--fy-color-text);
    --fy-veil: var(--fy-color-canvas);
  }
  &[data-size='edge'] [data-part='title'] {
    max-inline-size: 15ch;
    font-size: clamp(2rem, 4.4vw, 4.25rem);
    line-height: 1.02;
    letter-spacing: -0.025em;
  }
  &[data-size='edge'] [data-part='text'] {
    max-inline-size: 40ch;
    font-size: clamp(1rem, 1.25vw, 1.1875rem);
  }
  &[data-size='edge'] [data-part='action'] {
    margin-block-start: 8px;
    padding: 15px 28px;
    font-size: var(--fy-size-md);
  }
  /* What peeks in is the picture's subject, which stands at its end; it says its words once it is there. */
  &[data-size='edge'] [data-part='banner'] img {
    transition: translate calc(var(--fy-duration-slow) * 2) var(--fy-ease);
  }
  @media (scripting: enabled) {
    &[data-size='edge'] [data-part='slide']:not([data-current]) img {
      translate: var(--fy-shift) 0;
    }
    &[data-size='edge'] [data-part='slide']:not([data-current]) [data-part='words'] {
      opacity: 0;
    }
  }
  /* The page shows between one slide and the next; the first begins at the window's edge. */
  &[data-size='edge'] [data-part='slide']:not(:only-child) [data-part='banner'] {
    --_gap: 16px;
    clip-path: inset(0 var(--_gap) 0 0);
  }
  &[data-size='edge']:dir(rtl) [data-part='slide']:not(:only-child) [data-part='banner'] {
    clip-path: inset(0 0 0 var(--_gap));
  }
  /* Over the words, whose veil reaches the banner's foot. */
  &[data-size='edge'] > section > [data-part='controls'] {
    z-index: 2;
    inset-block-end: 52px;
    inset-inline-end: calc(var(--fy-peek) + 28px);
  }
  @media (max-width: 719px) {
    &[data-size='edge'] {
      --fy-shift: -24%;
    }
    /* High enough that the words begin below the subject, whose place is the upper half. */
    &[data-size='edge'] [data-part='banner'] {
      aspect-ratio: 5 / 7;
      min-block-size: auto;
    }
    &[data-size='edge'] [data-part='slide']:not(:only-child) [data-part='banner'] {
      --_gap: 8px;
    }
    &[data-size='edge'] [data-part='banner']::before {
      background-size: 100% 112px;
    }
    &[data-size='edge'] [data-part='words'] {
      gap: 10px;
      padding: 96px var(--fy-inset) 76px;
      background: linear-gradient(
          to top,
          var(--fy-veil),
          color-mix(in srgb, var(--fy-veil) 92%, transparent) 34%,
          color-mix(in srgb, var(--fy-veil) 70%, transparent) 52%,
          transparent 74%
        );
    }
    /* A veil of the page's own light would leave nothing of the picture between head and words: the banner is higher there, and the veil ends with the words. */
    :root[data-theme='light'] &[data-size='edge'] [data-part='banner'][data-tone='both'] {
      aspect-ratio: 2 / 3;
    }
    :root[data-theme='light'] &[data-size='edge'] [data-tone='both'] > [data-part='words'] {
      background: linear-gradient(
          to top,
          var(--fy-veil),
          color-mix(in srgb, var(--fy-veil) 92%, transparent) 42%,
          color-mix(in srgb, var(--fy-veil) 78%, transparent) 50%,
          transparent 62%
        );
    }
    &[data-size='edge'] [data-part='title'] {
      max-inline-size: 18ch;
      font-size: clamp(1.75rem, 8.4vw, 2.5rem);
    }
    &[data-size='edge'] [data-part='text'] {
      font-size: var(--fy-size-md);
    }
    &[data-size='edge'] > section > [data-part='controls'] {
      inset-block-end: 12px;
      inset-inline-end: calc(var(--fy-peek) + 12px);
    }
  }
`
