import '@foyer/ui/tokens.css'
import { StyleRegistry } from './StyleRegistry.jsx'

export const metadata = { title: 'Foyer kit in Next' }

export default function Layout({ children }) {
  return (
    <html lang="en" data-theme="dark">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  )
}
