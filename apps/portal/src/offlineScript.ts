/**
 * The script of the offline page: the page that was asked for is shown as soon as there is a connection again. A browser that
 * names no connection as gone, with a server that cannot be reached, is asked every few seconds.
 */
export const offlineScript = `(()=>{let a=false;const t=()=>{if(a)return;a=true;fetch(location.href,{method:'HEAD',cache:'no-store'}).then(r=>{a=r.status<500;if(a)location.reload()},()=>{a=false})};
addEventListener('online',t);document.addEventListener('visibilitychange',()=>{if(!document.hidden)t()});setInterval(()=>{if(!document.hidden)t()},5000)})()
`
