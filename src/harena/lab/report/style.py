"""How a report looks: sand and ink, by day and by night."""

from __future__ import annotations

STYLE = """
:root{--paper:#fbf7ef;--card:#fffdf8;--ink:#2b2320;--soft:#7d7067;--rule:#e6dccb;--better:#2f7d6b;--worse:#b5483a;
--even:#a08a5c;--c0:#b5483a;--c1:#2f7d6b;--c2:#3a6ea5;--c3:#b5852b;--c4:#7b5aa6;--c5:#5b6b2f}
@media(prefers-color-scheme:dark){:root{--paper:#191512;--card:#221d19;--ink:#efe6d8;--soft:#a59788;--rule:#3a322b;
--better:#5fbfa6;--worse:#e07a69;--even:#c4ab74;--c0:#e07a69;--c1:#5fbfa6;--c2:#7fb0e6;--c3:#e0b458;--c4:#b596e0;
--c5:#a9bd6a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ui-serif,Georgia,"DejaVu Serif",serif}
main{max-width:860px;margin:0 auto;padding:40px 20px 60px}
.kicker{margin:0;color:var(--worse);letter-spacing:.14em;
text-transform:uppercase;font-size:13px}
h1{margin:.1em 0 .2em;font-size:42px;line-height:1.1;font-weight:600}
.lead{font-size:18px;color:var(--soft);margin:0 0 28px}
section{background:var(--card);border:1px solid var(--rule);border-radius:12px;
padding:22px 28px;margin:0 0 22px}
.plot{overflow-x:auto}.plot svg{min-width:calc(.66*var(--wide))}.phone{display:none}
h2{margin:0;font-size:22px;font-weight:600}
section>p{margin:.1em 0 1em;color:var(--soft);font-size:15px}
svg{display:block;width:100%;max-width:var(--wide);height:auto;margin:0 auto;
font:13px ui-sans-serif,system-ui,"DejaVu Sans",sans-serif}
text{fill:var(--ink)}
.name,.value,.key{paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
.name{font-weight:500}.tick{fill:var(--soft);font-size:12px}.value{font-variant-numeric:tabular-nums}
.inside{font-size:11px;font-variant-numeric:tabular-nums}.cell{font-size:15px;font-weight:600}
.grid{stroke:var(--rule);stroke-width:1}.chance{stroke:var(--ink);
stroke-width:1.2;stroke-dasharray:4 4;opacity:.6}
.better{fill:var(--better)}.worse{fill:var(--worse)}.even{fill:var(--even)}
.span{opacity:.32}.empty,.trough{fill:var(--rule);opacity:.5}
rect.better:not(.span),rect.worse:not(.span),rect.even:not(.span){opacity:.75}
circle{stroke:var(--card);stroke-width:1.5}.peak{fill:var(--ink)}
.course{fill:none;stroke-width:2}.band{stroke:none;opacity:.09}.bell{opacity:.75;stroke:none}
.bar.c0,.band.c0,.bell.c0,text.c0{fill:var(--c0)}.course.c0{stroke:var(--c0)}
.bar.c1,.band.c1,.bell.c1,text.c1{fill:var(--c1)}.course.c1{stroke:var(--c1)}
.bar.c2,.band.c2,.bell.c2,text.c2{fill:var(--c2)}.course.c2{stroke:var(--c2)}
.bar.c3,.band.c3,.bell.c3,text.c3{fill:var(--c3)}.course.c3{stroke:var(--c3)}
.bar.c4,.band.c4,.bell.c4,text.c4{fill:var(--c4)}.course.c4{stroke:var(--c4)}
.bar.c5,.band.c5,.bell.c5,text.c5{fill:var(--c5)}.course.c5{stroke:var(--c5)}
details{margin-top:10px;overflow-x:auto;font-size:14px}summary{cursor:pointer;color:var(--soft)}
table{border-collapse:collapse;width:100%;margin-top:8px;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:5px 10px 5px 0;border-bottom:1px solid var(--rule)}
th{color:var(--soft);font-weight:500}td:nth-child(n+3):nth-child(-n+6){white-space:nowrap}
footer{color:var(--soft);font-size:14px}
pre{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:12px 14px;overflow:auto;
color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:640px){main{padding:22px 12px 36px}h1{font-size:34px}.lead{font-size:16px;margin-bottom:20px}
section{padding:14px 14px 12px;margin-bottom:14px}.desk{display:none}.phone{display:block}
.phone svg{max-width:calc(1.35*var(--wide))}
tr{display:flex;flex-wrap:wrap;gap:0 16px;padding:7px 0;border-bottom:1px solid var(--rule)}
tr:first-child{display:none}td{padding:0;border:0;overflow-wrap:anywhere}
td:first-child{font-weight:600}td[data-of]::before{content:attr(data-of) " ";color:var(--soft)}}
"""
