// The script that runs before the first paint, in words that the oldest browser can read:
// the stored theme, the stored language where the cookie has been lost, whether somebody is signed in, the way out for
// browsers that cannot run the portal at all, and a page whose own script does not come.

export const earlyScript = `(function(d){
try{
var t=localStorage.getItem('theme');
if(t==='light'||t==='dark')d.documentElement.setAttribute('data-theme',t);
else if(t==='system')d.documentElement.removeAttribute('data-theme');
var l=localStorage.getItem('lang'),h=d.documentElement.lang;
if((l==='ar'||l==='en')&&l!==h&&!/[?&]lang=/.test(location.search)){
d.cookie='lang='+l+'; Path=/; Max-Age=31536000; SameSite=Lax';
if(d.cookie.indexOf('lang='+l)>=0)location.reload();
}
if(localStorage.getItem('usertoken')&&!/^\\/(employee|agent)(\\/|$)/.test(location.pathname))d.documentElement.setAttribute('data-known','');
}catch(e){}
function dead(e){
var m=d.getElementById('script-missing');
if(m&&(!e.target||e.target===window||e.target.tagName==='SCRIPT')){m.hidden=false;m.lastChild.onclick=function(){location.reload()};}
}
addEventListener('error',dead,true);
addEventListener('unhandledrejection',dead);
if(!window.CSS||!CSS.supports||!CSS.supports('inset-inline-start','0')||!CSS.supports('selector(:focus-visible)')||!window.HTMLDialogElement||!Array.prototype.at)location.replace('/unsupported.html');
})(document)`
