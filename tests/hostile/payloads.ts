/*
 * Pieces of hostile HTML, written for these tests. Each calls `fired()` if it can run, by itself or when the reader
 * does something. The control in sanitiser.spec.ts shows that they do run in a page that allows it.
 */

export type Payload = { technique: string; html: string };

const of = (technique: string, ...pieces: readonly string[]): Payload[] =>
  pieces.map((html) => ({ technique, html }));

/** `text` with every character as a decimal entity. */
const entities = (text: string): string => Array.from(text, (one) => `&#${one.codePointAt(0)};`).join('');

export const payloads: readonly Payload[] = [
  ...of(
    'script element',
    '<script>fired()</script>',
    '<p>Tape</p><SCRIPT type="text/javascript">fired()</SCRIPT >',
    '<script type="module">fired()</script>',
    '<script src="data:text/javascript,fired()"></script>',
    '<scr<script></script>ipt></scr</script>ipt><script>fired()</script>',
  ),
  ...of(
    'handler that needs nobody',
    '<img src="/nothing.png" onerror="fired()">',
    '<img/src="/nothing.png"/onerror=fired()>',
    "<IMG SRC='/nothing.png' OnErRoR='fired()'>",
    '<img src=x:x onerror\n=\nfired()>',
    '<img alt="a>b" src=x: onerror=fired()>',
    '<video><source src="x:" onerror="fired()"></video>',
    '<audio src="x:" onerror="fired()"></audio>',
    '<body onload="fired()">',
    '<input autofocus onfocus="fired()">',
    '<details open ontoggle="fired()"><summary>Widths</summary></details>',
    '<object data="x:" onerror="fired()"></object>',
    '<link rel="stylesheet" href="data:text/css," onload="fired()">',
    '<style onload="fired()">p{}</style>',
  ),
  ...of(
    'handler on what the reader does',
    '<p onmouseover="fired()">Hold the roll here</p>',
    '<a href="#" onclick="fired()">Data sheet</a>',
    '<strong tabindex="0" onfocus="fired()">Strong</strong>',
    '<td onpointerenter="fired()">cell</td><p onpointerenter="fired()">cell</p>',
    '<table onwheel="fired()"><tbody><tr><td>scroll</td></tr></tbody></table>',
    '<blockquote oncopy="fired()">Copy this</blockquote>',
    '<em oncontextmenu="fired()">menu</em>',
    '<h2 onanimationstart="fired()">Title</h2>',
  ),
  ...of(
    'script address of a link',
    '<a href="javascript:fired()">Price list</a>',
    '<a href="JaVaScRiPt:fired()">Price list</a>',
    '<a href=" \u0001javascript:fired()">Price list</a>',
    '<a href="java\nscript:fired()">Price list</a>',
    '<a href="java&Tab;script&colon;fired()">Price list</a>',
    `<a href="${entities('javascript:fired()')}">Price list</a>`,
    '<a href="javascript://tape.example/%0Afired()">Price list</a>',
    '<a href="javascript:/*https://*/fired()">Price list</a>',
    '<map><area href="javascript:fired()" shape="default"></map>',
  ),
  ...of(
    'frame',
    '<iframe srcdoc="<script>parent.fired()</script>"></iframe>',
    '<iframe src="javascript:parent.fired()"></iframe>',
    '<iframe onload="fired()"></iframe>',
    '<embed src="javascript:parent.fired()" onload="fired()">',
    '<object data="data:text/html,x" onload="fired()"></object>',
  ),
  ...of(
    'form',
    '<form action="javascript:fired()"><button>Ask for a quote</button></form>',
    '<form><button formaction="javascript:fired()">Ask</button></form>',
    '<form><input type="submit" formaction="javascript:fired()"></form>',
    '<form onsubmit="fired()"><button>Ask</button></form>',
    '<form id="quote"></form><button form="quote" formaction="javascript:fired()">Ask</button>',
    '<input type="image" src="x:" onerror="fired()">',
    '<select onchange="fired()"><option>48 mm</option></select>',
  ),
  ...of(
    'SVG',
    '<svg onload="fired()"></svg>',
    '<svg><script>fired()</script></svg>',
    '<svg><a href="javascript:fired()"><text y="20">Roll</text></a></svg>',
    '<svg><a xlink:href="javascript:fired()"><text y="20">Roll</text></a></svg>',
    '<svg><image href="x:" onerror="fired()"></image></svg>',
    '<svg><animate onbegin="fired()" attributeName="x" dur="1s"></animate></svg>',
    '<svg><a><animate attributeName="href" values="javascript:fired()"></animate><text y="20">Roll</text></a></svg>',
    '<svg><foreignObject><img src="x:" onerror="fired()"></foreignObject></svg>',
    '<svg><desc><img src="x:" onerror="fired()"></desc></svg>',
  ),
  ...of(
    'MathML',
    '<math><mtext><img src="x:" onerror="fired()"></mtext></math>',
    '<math href="javascript:fired()"><mi onclick="fired()">x</mi></math>',
    '<math><annotation-xml encoding="text/html"><img src="x:" onerror="fired()"></annotation-xml></math>',
  ),
  ...of(
    'markup that changes when it is read again',
    '<svg></p><style><a title="</style><img src=x: onerror=fired()>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=fired()&gt;"><img src=x: onerror=fired()>',
    '<noscript><p title="</noscript><img src=x: onerror=fired()>"></noscript>',
    '<table><style><a title="</style><img src=x: onerror=fired()>"></a></table>',
    '<textarea><p title="</textarea><img src=x: onerror=fired()>"></p></textarea>',
    '<title><p title="</title><img src=x: onerror=fired()>"></p></title>',
    '<xmp><p title="</xmp><img src=x: onerror=fired()>"></p></xmp>',
    '<noembed><p title="</noembed><img src=x: onerror=fired()>"></p></noembed>',
    '<!--><img src=x: onerror=fired()>-->',
    '<!-- --!><img src=x: onerror=fired()>-->',
    '<?tape ><img src=x: onerror=fired()>?>',
    '<![CDATA[><img src=x: onerror=fired()>]]>',
  ),
  ...of(
    'table whose frame is written around it',
    '<p title="<table onmouseover=fired()>"><img src=x: onerror=fired() alt="</table>">',
    '<img alt="</table><img src=x: onerror=fired()>" src="x:" onerror=fired()>',
  ),
  ...of(
    'heading of the table of contents',
    "<h2 id='\"><img src=x: onerror=fired()>' onclick=fired()>Storage</h2>",
    '<h2>&lt;img src=x: onerror=fired()&gt;<img src=x: onerror=fired()></h2>',
    '<h2 title=">" onclick="fired()">Storage</h2>',
  ),
  ...of(
    'end of the text around it',
    '"><img src=x: onerror=fired()>',
    "'><img src=x: onerror=fired()>",
    '</script><script>fired()</script>',
    '</title><img src=x: onerror=fired()>',
    '</textarea></style></noscript><img src=x: onerror=fired()>',
    '--><img src=x: onerror=fired()>',
    ']]><img src=x: onerror=fired()>',
  ),
  ...of(
    'page turned elsewhere',
    '<meta http-equiv="refresh" content="0;url=data:text/html,x"><img src=x: onerror=fired()>',
    '<base href="javascript:/a/"><a href="javascript:fired()">Home</a>',
    '<p style="background:url(x:)" onclick="fired()">Styled</p>',
    '<p popover id="pop" onbeforetoggle="fired()">Pop</p><button popovertarget="pop">Open</button>',
  ),
  ...of(
    'unusual element',
    '<tape-roll onclick="fired()">unknown</tape-roll>',
    '<dialog open oncancel="fired()" onclick="fired()">Close me</dialog>',
    '<p contenteditable onbeforeinput="fired()">Write here</p>',
    '<keygen autofocus onfocus="fired()" tabindex="0">',
    '<template shadowrootmode="open"><img src=x: onerror=fired()></template><img src=x: onerror=fired()>',
  ),
];

/**
 * Attribute values that look like tags, and run once the site's code takes them for tags and writes into them: an id
 * into a supposed heading, a frame around a supposed table.
 */
export const dormant: readonly Payload[] = [
  ...of(
    'heading in a value',
    '<p title="<h2><img src=x: onerror=fired()>x</h2>">y</p>',
    "<p title='<h2><img src=x: onerror=fired()>x</h2>'>y</p>",
    '<h2><em title="</h2><h2><img src=x: onerror=fired()>x</h2>">y</em></h2>',
    '<h2 title="a > b <h2><img src=x: onerror=fired()>x</h2>">y</h2>',
    '<p>y</p title="<h2><img src=x: onerror=fired()>x</h2>">',
  ),
  ...of(
    'table in a value',
    '<img src="/nothing.png" alt="<table onmouseover=fired()>">',
    "<img src=/nothing.png alt='<table onmouseover=fired()>'>",
    '<p title="<table><img src=x: onerror=fired()>">y</p>',
    '<p title=<table/onmouseover=fired()>y</p>',
    '<table><tbody><tr><td title="</table><table onmouseover=fired()>">y</td></tr></tbody></table>',
  ),
];

/**
 * The first two of each technique, and everything that ends the text around it. They show that a text goes through the
 * sanitiser, or is written as text; whether the sanitiser knows all of `payloads` is another question.
 */
export const representative: readonly Payload[] = payloads.filter(
  ({ technique }, index) =>
    technique === 'end of the text around it' || payloads[index - 2]?.technique !== technique,
);

/**
 * HTML that runs nothing by itself but does not belong in the owner's texts, each with what must be gone from it.
 */
export const unwanted: readonly (Payload & { gone: RegExp })[] = [
  { technique: 'styled over the page', html: '<p style="position:fixed;inset:0">x</p>', gone: /style/ },
  { technique: 'style sheet', html: '<style>form{display:none}</style><p>x</p>', gone: /style|display/ },
  {
    technique: 'style sheet of another host',
    html: '<link rel=stylesheet href=//a.example/x.css><p>x</p>',
    gone: /link|a\.example/,
  },
  { technique: 'base of all links', html: '<base href="https://a.example/"><p>x</p>', gone: /base/ },
  {
    technique: 'refresh',
    html: '<meta http-equiv=refresh content="0;url=//a.example"><p>x</p>',
    gone: /meta|a\.example/,
  },
  {
    technique: 'login form',
    html: '<form action="//a.example"><input name=password></form>',
    gone: /form|input/,
  },
  {
    technique: 'clobbered by id',
    html: '<a id="root">x</a><img id="loader-data" src="/x.png">',
    gone: /\sid=/,
  },
  {
    technique: 'clobbered by name',
    html: '<img name="forms" src="/x.png"><a name="cookie">x</a>',
    gone: /\sname=/,
  },
  {
    technique: 'class of the page',
    html: '<p class="header" data-strip="safety-tapes">x</p>',
    gone: /class|data-/,
  },
  { technique: 'window of its own', html: '<a href="/x" target="_blank">x</a>', gone: /target/ },
  { technique: 'ping', html: '<a href="/x" ping="https://a.example/">x</a>', gone: /ping/ },
  {
    technique: 'picture set',
    html: '<img src="/x.png" srcset="https://a.example/x.png 2x">',
    gone: /srcset|a\.example/,
  },
  {
    technique: 'picture with scripts in it',
    html: '<img src="data:image/svg+xml,<svg onload=fired()>">',
    gone: /data:/,
  },
  { technique: 'SVG in base64', html: '<img src="data:image/svg+xml;base64,PHN2Zy8+">', gone: /data:/ },
  { technique: 'page as a picture', html: '<img src="data:text/html;base64,PGI+">', gone: /data:/ },
  {
    technique: 'picture by another scheme',
    html: '<img src="blob:https://a.example/1"><img src="ftp://a.example/x.png">',
    gone: /blob:|ftp:/,
  },
  {
    technique: 'link by another scheme',
    html: '<a href="data:text/html,x">x</a><a href="vbscript:x">x</a><a href="file:///etc">x</a>',
    gone: /href/,
  },
  {
    technique: 'frame of another host',
    html: '<iframe src="https://a.example"></iframe><object data="//a.example"></object>',
    gone: /iframe|object/,
  },
  {
    technique: 'handler in ARIA’s clothes',
    html: '<p aria-label="x" role="button" tabindex="0">x</p>',
    gone: /aria|role|tabindex/,
  },
];
