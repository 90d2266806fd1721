// Runs before the first paint: the theme that was chosen here, else the system's.
{
  const chosen = localStorage.getItem('desk-theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
}
