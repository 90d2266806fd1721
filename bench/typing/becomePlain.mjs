/**
 * Runs in a page whose palette has found titles: leaves nothing of it but a copy of the palette with the site's own styles, whose rows are
 * given other words with each letter by a few lines of script. What a key press costs there is input, style, layout and painting, which
 * whoever shows ten other titles pays.
 */
export function becomePlain(names) {
  const dialog = document.querySelector('dialog[open]').cloneNode(true)
  dialog.removeAttribute('open')
  document.body.replaceChildren(dialog)
  dialog.showModal()
  const field = dialog.querySelector('[role=combobox]')
  const rows = [...dialog.querySelectorAll('[role=option] [data-part=name]')]
  for (const picture of dialog.querySelectorAll('[data-part=picture]')) picture.replaceChildren()
  field.value = ''
  field.focus()
  let at = 0
  field.addEventListener('input', () => {
    for (const row of rows) {
      const [name, detail] = names[at++ % names.length]
      const mark = document.createElement('mark')
      mark.textContent = name.slice(0, field.value.length)
      const small = document.createElement('small')
      small.textContent = detail
      row.replaceChildren(mark, name.slice(field.value.length), small)
    }
  })
}
