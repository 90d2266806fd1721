const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** Opens every panel of a matrix, of which the platform shows one at a time, and leaves the focus to none. */
export async function openAll({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  for (const panel of canvasElement.querySelectorAll<HTMLElement>('[popover]')) {
    panel.popover = 'manual'
    if (!panel.matches(':popover-open')) panel.showPopover()
  }
  await frame()
  await frame()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
