// The script that lets React work on in a page that the browser has translated.
//
// Translators put `<font>` elements in the place of texts: some move the text into them, some leave it out of the page. React
// keeps the texts that it made. It then removes one that is no longer where it was, or inserts before it, and the page breaks;
// or it changes one that is not in the page, and people read the former words. The script remembers what took the place of
// which text, and leads React there; a text that React changes returns to its place and is translated again.
//
// It knows nothing of React and of no page; in words that the oldest browser can read. See docs/decisions/translated-pages.md.

export const translatedTexts = `(function(P){
if(!window.MutationObserver||!window.WeakMap)return;
var heirs=new WeakMap(),remove=P.removeChild,insert=P.insertBefore,append=P.appendChild;
function isFont(n){return n&&n.nodeName==='FONT'}
function standIn(parent,n){
while(n&&n.parentNode!==parent)n=isFont(n.parentNode)?n.parentNode:heirs.get(n);
return n
}
function clear(n){
var heir=n&&n.nodeType===3&&!n.parentNode&&heirs.get(n);
if(heir&&heir.parentNode)remove.call(heir.parentNode,heir)
}
P.removeChild=function(n){
if(!n||n.nodeType!==3||n.parentNode===this)return remove.call(this,n);
var there=standIn(this,n);
if(there)remove.call(this,there);
return n
};
P.insertBefore=function(n,next){
clear(n);
return insert.call(this,n,next&&next.nodeType===3?standIn(this,next)||null:next)
};
P.appendChild=function(n){clear(n);return append.call(this,n)};
var watch=new MutationObserver(function(records){
records.forEach(function(r){
var t=r.target,heir=heirs.get(t),i,n;
if(r.type==='characterData'){
if(heir&&heir.parentNode)heir.parentNode.replaceChild(t,heir);
return
}
for(i=0;i<r.addedNodes.length;i++)heirs.delete(r.addedNodes[i]);
if(r.removedNodes.length!==1)return;
n=r.removedNodes[0];
heir=r.addedNodes.length?r.addedNodes[0]:isFont(r.previousSibling)?r.previousSibling:r.nextSibling;
if(!heir||n.nodeType!==3&&!isFont(n)||n.nodeType===3&&!isFont(heir))return;
if(n.parentNode)return;
heirs.set(n,heir);
if(n.nodeType===3)watch.observe(n,{characterData:true})
})
});
watch.observe(document,{childList:true,subtree:true})
})(Node.prototype)`
