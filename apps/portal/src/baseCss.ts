/**
 * What a page looks like below its components: canvas, type, and nothing else. What is scrolled to stays clear of the
 * tallest header and of the contact button at the lower edge (WCAG 2.4.11). A heading that is focused to be read out has
 * no ring, since nothing can be done with it. While what was pressed becomes what it opens, nothing else moves and everything
 * can be pressed.
 */
export const baseCss = `*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:120px 88px}body{margin:0;background:var(--fy-color-canvas);color:var(--fy-color-text);font-family:var(--fy-font-text);font-size:var(--fy-size-md);line-height:1.5;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}h1,h2,h3,h4{font-family:var(--fy-font-display);line-height:1.2;text-wrap:balance}p{text-wrap:pretty}h1[tabindex='-1']{outline:none}img,svg{max-width:100%}:root[data-morph]{view-transition-name:none}[data-morph] dialog{animation:none}::view-transition{pointer-events:none}::view-transition-group(foyer-shared){animation-duration:220ms;animation-timing-function:var(--fy-ease);overflow:clip}::view-transition-old(foyer-shared),::view-transition-new(foyer-shared){inline-size:100%;block-size:100%;object-fit:cover}`
