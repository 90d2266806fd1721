/** Puts the focus on the first field that is marked as wrong, once the marks are on the page. */
export function focusFirstError(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
}
