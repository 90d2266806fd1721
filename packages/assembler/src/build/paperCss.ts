/** Paper has the page alone, or the centre that lies over it: nothing there can be pressed. */
export const paperCss =
  '@media print{#foyer-root :is(.fy-SiteHeader,.fy-Footer,.fy-FloatingBar,.fy-SiteBottomBar,.fy-Banner),#foyer-root:has(>.fy-CentreFrame)>:not(.fy-CentreFrame){display:none}}'
