export function FavouritesPage() {
  return <section aria-busy="true" />
}
