/**
 * The only inline script of a page, run before anything is painted; allowed by its hash, so every page has the same.
 * It sets the chosen theme (H02), goes to the stored language's page (H04) and marks a page whose visitor may be signed
 * in. A form that is sent before the page answers to input is remembered, see `sendAgain`,
 * and so is what is typed on the page itself from a `/` on, as Backspace and Escape leave it. It reads `data-language`, `data-languages` (`EN=|TY=/tr`) and `data-theme-default` of `<html>`.
 */
export const inlineScript = `(()=>{const e=document.documentElement,d=e.dataset,g=k=>{try{return localStorage.getItem(k)}catch{}},t=g('theme');
d.theme=t==='dark'||t==='light'?t:d.themeDefault==='system'?matchMedia('(prefers-color-scheme: light)').matches?'light':'dark':d.theme||'dark';
if(/(^|; )foyer-signed-in=1/.test(document.cookie))d.session='marked';
addEventListener('submit',x=>{x.defaultPrevented||(window.foyerSent=x.submitter||x.target)});
addEventListener('keydown',x=>{const k=x.key,w=window,b=w.foyerKeys;w.foyerKeys=x.target!==document.body||k==='Escape'?'':k==='/'?k:b&&(k==='Backspace'?b.slice(0,-1):b+(k[1]||x.ctrlKey||x.metaKey?'':k))});
const p={},l=g('lang');(d.languages||'').split('|').forEach(x=>{const[a,b]=x.split('=');if(b!=null)p[a]=b});
const h=p[d.language];if(l&&l!==d.language&&Object.hasOwn(p,l)&&h!=null){const{pathname:n,search:s,hash:a}=location,r=h&&(n===h||n.startsWith(h+'/'))?n.slice(h.length)||'/':n;location.replace((p[l]?r==='/'?p[l]:p[l]+r:r)+s+a)}})()`
