"use strict";(()=>{var t=document.documentElement;t.dataset.scripted="";try{t.dataset.theme=localStorage.getItem("theme")??"system"}catch{}})();
