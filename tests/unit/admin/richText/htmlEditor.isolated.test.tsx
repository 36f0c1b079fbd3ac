import type { Editor } from '@tiptap/core';
import { act } from 'react';
import { AddNotificationContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withFormHtml } from '../../../../src/admin/records/recordRules';
import { HtmlEditor } from '../../../../src/admin/richText/HtmlEditor';
import { leftOutOfHtml } from '../../../../src/admin/richText/leftOut/leftOut';
import { lostInEditor } from '../../../../src/admin/richText/lostInEditor';
import { button, byLabel, eventually, press, renderInForm, textsOf, type } from '../support/render';

// DOMPurify does not work in happy-dom.
vi.mock('../../../../src/shared/html/sanitiseHtml', () => ({ sanitiseHtml: (html: string) => html }));

vi.mock('../../../../src/admin/richText/lostInEditor', { spy: true });

function Save() {
  const { handleSubmit } = useFormContext();
  return (
    <button type="button" onClick={() => void handleSubmit(() => undefined)()}>
      Save
    </button>
  );
}

/** Renders the input. Returns a mock that is called with each notification. */
async function show(content: string) {
  const { say } = await showForm(content);
  return say;
}

async function showForm(content: string) {
  const say = vi.fn();
  const form = await renderInForm(
    { content },
    <AddNotificationContext.Provider value={say}>
      <HtmlEditor source="content" label="Article" />
      <Save />
    </AddNotificationContext.Provider>,
  );
  return { say, form };
}

const htmlField = () => document.querySelector('textarea:not([aria-hidden])') as HTMLTextAreaElement;
const alerts = () => textsOf('[role="alert"]');

it('superscript digits typed as HTML stay small in the editor', async () => {
  await show('<p>5 m<sup>2</sup></p>');
  expect(byLabel('Article').textContent).toBe('5 m²');
});

/** What the form holds of a text once one letter was typed at its start. */
async function afterTyping(content: string): Promise<string> {
  const { form } = await showForm(content);
  await act(async () => editorOf('Article').view.dispatch(editorOf('Article').state.tr.insertText('x', 1)));
  return form.getValues('content');
}

const editorOf = (label: string) => (byLabel(label) as HTMLElement & { editor: Editor }).editor;

it.each([
  [
    'a paragraph',
    '<p>\n  Keep the rolls in their carton, away\r\n  from sunlight</p>\n',
    '<p>xKeep the rolls in their carton, away from sunlight</p>',
  ],
  [
    'list items',
    '<p>a</p>\n<ul>\n  <li>Foil\n   tape\n  </li>\n  <li>\n<p>Foam\n</p></li>\n</ul><p>b</p>',
    '<p>xa</p><ul><li><p>Foil tape</p></li><li><p>Foam</p></li></ul><p>b</p>',
  ],
  [
    'cells and a caption',
    '<p>a</p><table>\n<caption>\n All\n widths</caption>\n<tr>\n<th>Roll\n length</th>\n</tr></table><p>b</p>',
    '<p>xa</p><table><caption>All widths</caption><tbody><tr><th scope="col">Roll length</th></tr></tbody></table><p>b</p>',
  ],
  [
    'bold words',
    '<p>a <strong>\n b\n </strong>\nc<em>\nd</em></p>',
    '<p>xa <strong>b</strong> c<em> d</em></p>',
  ],
  ['a text with real line breaks', '<p>a<br>\n b\n <br>c</p>', '<p>xa<br>b<br>c</p>'],
  ['preformatted lines', '<p>a</p><pre>b\n  c</pre>', '<p>xa</p><p>b<br>  c</p>'],
  ['loose words', 'a\n b', '<p>xa b</p>'],
])('a newline in the source of %s is a blank, as on a page', async (_where, html, written) => {
  expect(await afterTyping(html)).toBe(written);
});

it.each([
  '<p>10 mm  wide </p>',
  '<p>Keep\n dry </p><p> or  warm</p>',
  '<p>a</p><table><tbody><tr><td> 12  mm </td></tr></tbody></table>\n',
  '<p>a</p><ul><li>b </li></ul>',
  `<p>a</p><figure><img src="/a.webp" alt=""><figcaption>A  roll </figcaption></figure>`,
])('right after opening there is nothing to undo or to save: %s', async (html) => {
  const { form } = await showForm(html);
  const before = editorOf('Article').getHTML();
  await press(byLabel('Undo'));
  expect(editorOf('Article').getHTML()).toBe(before);
  expect(form.getValues('content')).toBe(html);
});

it('a newer text that the form is filled with before anything is typed cannot be undone, only what is typed then', async () => {
  const { form } = await showForm('<p>As it was read at first</p>');
  const saved = '<p>As it was saved since</p>';
  await act(async () => form.reset({ content: saved }));
  const editor = editorOf('Article');
  await act(async () => editor.view.dispatch(editor.state.tr.insertText('x', 1)));
  for (let presses = 0; presses < 3; presses += 1) await press(byLabel('Undo'));
  expect(editor.getHTML()).toBe(saved);
  await press(byLabel('Redo'));
  expect(form.getValues('content')).toBe('<p>xAs it was saved since</p>');
});

/** Types a letter as the browser does, so that what it completes ("* ") becomes a list or a heading. */
async function typeLetter(letter: string): Promise<void> {
  const { view } = editorOf('Article');
  await act(async () => {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  });
}

it.each([
  ['* ', '<ul><li><p></p></li></ul><p></p>'],
  ['1. ', '<ol><li><p></p></li></ol><p></p>'],
  ['## ', '<h2></h2><p></p>'],
  ['> ', '<blockquote><p></p></blockquote><p></p>'],
])('“%s” begins what it stands for also in an empty editor', async (typed, begun) => {
  await show('');
  for (const letter of typed) await typeLetter(letter);
  expect(editorOf('Article').getHTML()).toBe(begun);
});

it('a table stays when its last word is deleted', async () => {
  const { form } = await showForm('<table><tbody><tr><td>x</td></tr></tbody></table>');
  const editor = editorOf('Article');
  await act(async () => editor.commands.deleteRange({ from: 3, to: 4 }));
  expect(form.getValues('content')).toBe('');
  expect(editor.getHTML()).toContain('<table>');
});

describe('typed HTML with tags that the site does not show, but others in their stead', () => {
  const TYPED = '<h1>Why</h1><div>Dust <s>or rain</s>and <b>cold</b></div>';
  const SHOWN = '<h2>Why</h2><p>Dust and <strong>cold</strong></p>';

  it('is saved in those', () => {
    expect(withFormHtml('blog', { content: TYPED })).toEqual({ content: SHOWN });
  });

  it('goes back to the editor in those, and the owner is told what was left out', async () => {
    const say = await show('<p>See</p>');
    await press(button('Edit as HTML'));
    await type(htmlField(), TYPED);
    await press(button('Back to the editor'));
    const editor = editorOf('Article');
    expect(editor.getHTML()).toBe(SHOWN);
    const message = 'Left out: struck-out text, which the site does not show.';
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
    expect(alerts()).toEqual([]);
  });
});

it('the words that show what a tool does are its only name, and are not read out once more as its description', async () => {
  await show('<p>See</p>');
  const tools = [...byLabel('Formatting: Article').querySelectorAll('button')];
  expect(tools.filter((tool) => tool.hasAttribute('aria-label'))).toEqual([]);
  expect(tools.map(({ title }) => title)).toContain('Undo');
  // Also on a phone, where a letter stands for the word.
  expect(byLabel('Heading').querySelector(':scope > :not([aria-hidden])')?.textContent).toBe('Heading');
});

it('the tools are a group, because a toolbar would promise arrow keys', async () => {
  await show('<p>See</p>');
  expect(byLabel('Formatting: Article').role).toBe('group');
});

it.each(['Back to the editor', 'Save'])(
  'names what the site does not show of typed HTML, when leaving by: %s',
  async (name) => {
    const say = await show('<p>See</p>');
    await press(button('Edit as HTML'));
    await type(htmlField(), '<p>See <b>it</b></p><audio></audio><video></video>');
    expect(say).not.toHaveBeenCalled();
    await press(button(name));
    const message = 'Left out: a video, a sound, which the site does not show.';
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message, type: 'warning' }));
  },
);

it('one press of Undo takes back one step, and Redo repeats it', async () => {
  await show('<p>See</p>');
  const article = byLabel('Article') as HTMLElement & { editor: Editor };
  const type = (text: string) => act(async () => article.editor.commands.insertContentAt(4, text));
  // What is typed within half a second is one step.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const text of [' one', ' two']) {
    vi.advanceTimersByTime(1000);
    await type(text);
  }
  const texts: (string | null)[] = [];
  for (const name of ['Undo', 'Undo', 'Undo', 'Redo', 'Redo']) {
    await press(byLabel(name));
    texts.push(article.textContent);
  }
  expect(texts).toEqual(['See one', 'See', 'See', 'See one', 'See two one']);
});

it('notifies the owner of what is left out of a paste', async () => {
  const say = await show('<p>See</p>');
  const editor = editorOf('Article');
  await act(async () => editor.view.pasteHTML('<p>x<img src="file:///C:/a.png"></p>'));
  await eventually(() => expect(say).toHaveBeenCalledTimes(1));
});

it.each([
  ['<iframe src="https://video.example"></iframe><script></script>', 'a frame, a script'],
  ['<img src="file:///C:/a.png"><img src="x.png"><img src="/a.webp">', 'a picture'],
])('names what the site does not show of %s', (html, parts) => {
  expect(leftOutOfHtml(html)).toBe(`Left out: ${parts}, which the site does not show.`);
});

it.each([
  ['<p>Thinner <than paper, and strong</p><p>More</p>', '<than'],
  ['<p>If the width is <b and thickness is small</p><p>More</p>', '<b'],
  ['<p>Heat</p> <t', '<t'],
])('says which words of %s vanish behind a <', (html, begun) => {
  expect(leftOutOfHtml(html)).toBe(
    `Left out: what follows “${begun}”, up to the next “>”. To show a “<”, write “&lt;”.`,
  );
});

it('names nothing that the site shows, and no tags whose text stays', () => {
  expect(
    leftOutOfHtml('<h1>Title</h1><p><b>Text</b> 5 < 6 <o:p class="x">kept</o:p><img src="/a.webp"></p>'),
  ).toBe('');
  expect(
    leftOutOfHtml('<p class="" data-x><img src="/a.webp" alt></p><ol reversed><li>1</ol><td nowrap>2'),
  ).toBe('');
});

describe('a text that the editor cannot hold whole', () => {
  const TABLE =
    '<table><caption>See <a href="/blog">more</a></caption><tbody><tr><td>1</td></tr></tbody></table>';

  it('opens as HTML, and in the editor only on request, which changes nothing until something is typed', async () => {
    const { form } = await showForm(TABLE);
    expect(htmlField().value).toBe(TABLE);
    expect(alerts()).toEqual([expect.stringContaining('lose or move part of the table “See more”')]);
    await press(button('Use the editor all the same'));
    expect(alerts()).toEqual([expect.stringContaining('it loses part of the table “See more”')]);
    expect(form.getValues('content')).toBe(TABLE);
    const editor = editorOf('Article');
    await act(async () => editor.commands.insertContentAt(3, '2'));
    expect(form.getValues('content')).toContain('<td>21</td>');
    expect(alerts()).toEqual([]);
  });

  it('is not given back to the editor without asking', async () => {
    await show('<p>See</p>');
    await press(button('Edit as HTML'));
    await type(htmlField(), TABLE);
    expect(alerts()).toEqual([]);
    await press(button('Back to the editor'));
    expect(htmlField().value).toBe(TABLE);
    expect(alerts()).toEqual([expect.stringContaining('the table “See more”')]);
    await type(htmlField(), '<p>See</p>');
    expect(alerts()).toEqual([]);
    await press(button('Back to the editor'));
    expect(byLabel('Article').textContent).toBe('See');
    expect(alerts()).toEqual([]);
  });

  it('switches to HTML if it is put into an open form, for example from a draft', async () => {
    const { form } = await showForm('<p>See</p>');
    await act(async () => form.setValue('content', TABLE));
    expect(htmlField().value).toBe(TABLE);
  });

  it('is not searched for in what the editor itself wrote', async () => {
    const { form } = await showForm('<p>See</p>');
    const { calls } = vi.mocked(lostInEditor).mock;
    const before = calls.length;
    const editor = editorOf('Article');
    await act(async () => editor.commands.insertContentAt(1, 'x'));
    expect(form.getValues('content')).toBe('<p>xSee</p>');
    expect(calls.length).toBe(before);
  });
});
