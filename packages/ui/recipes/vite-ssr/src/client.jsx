import '@foyer/ui/tokens.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.jsx'

hydrateRoot(document.getElementById('app'), <App />)
