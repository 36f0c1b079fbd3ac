import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayHoldUnsent, UNSENT_KEY } from '../../../../src/site/enquiry/mayHoldUnsent';
import {
  fieldsElsewhere,
  followTyping,
  forgetSent,
  keepAllUnsent,
  renameFields,
} from '../../../../src/site/enquiry/unsent';

/** Shows a fresh form, like a page that was just loaded. */
function showForm(label = 'Contact'): HTMLFormElement {
  document.body.innerHTML = `<form method="post" aria-label="${label}">
    <input type="hidden" name="_subject" value="Subject">
    <input name="_honey"><input name="name"><textarea name="message"></textarea>
    <select name="product"><option></option><option>VHB Tape</option></select>
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('No form was made');
  return form;
}

/** Shows a form of which what is typed is kept, and restored. */
function follow(label?: string): HTMLFormElement {
  const form = showForm(label);
  followTyping(form);
  return form;
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function type(form: HTMLFormElement, name: string, value: string): void {
  field(form, name).value = value;
  field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
}

const kept = () => sessionStorage.getItem(UNSENT_KEY);

beforeEach(() => sessionStorage.clear());

describe('what was typed and not sent', () => {
  it('is restored into the same form, and into no other', () => {
    const form = follow();
    type(form, 'name', 'Meena');
    type(form, 'message', 'Two\nlines');
    type(form, 'product', 'VHB Tape');
    const other = follow('Quick Enquiry');
    expect(field(other, 'name').value).toBe('');
    const again = follow();
    expect(field(again, 'name').value).toBe('Meena');
    expect(field(again, 'message').value).toBe('Two\nlines');
    expect(field(again, 'product').value).toBe('VHB Tape');
  });

  it('waits for its field, and is restored once the form has that', () => {
    const addField = (form: HTMLFormElement) => form.insertAdjacentHTML('beforeend', '<input name="size_2">');
    const form = showForm();
    addField(form);
    followTyping(form);
    type(form, 'size_2', '48 mm');
    const again = follow();
    type(again, 'name', 'Meena');
    expect(fieldsElsewhere(again)).toMatchObject([{ name: 'size_2', from: '' }]);
    addField(again);
    followTyping(again);
    expect(field(again, 'size_2').value).toBe('48 mm');
    expect(fieldsElsewhere(again)).toEqual([]);
  });

  it('can be moved to another field', () => {
    const form = follow();
    type(form, 'message', 'Two pallets');
    type(form, 'name', 'Meena');
    renameFields(form, ({ name, from }) => (name === 'message' ? { name: 'size_2', from } : undefined));
    const again = showForm();
    again.insertAdjacentHTML('beforeend', '<input name="size_2">');
    followTyping(again);
    expect(['message', 'size_2', 'name'].map((name) => field(again, name).value)).toEqual([
      '',
      'Two pallets',
      'Meena',
    ]);
  });

  it('of a field about one product waits for that product', () => {
    const quoteFor = (product: string) => {
      const form = showForm('Quote');
      field(form, 'message').dataset.of = product;
      followTyping(form);
      return form;
    };
    type(quoteFor('Green Tape'), 'message', '500');
    const other = quoteFor('VHB Tape');
    expect(field(other, 'message').value).toBe('');
    type(other, 'name', 'Meena');
    type(other, 'message', '20');
    const again = quoteFor('Green Tape');
    expect(field(again, 'message').value).toBe('500');
    expect(field(again, 'name').value).toBe('Meena');
    const sent = quoteFor('VHB Tape');
    expect(field(sent, 'message').value).toBe('20');
    type(sent, 'message', '500');
    forgetSent(sent, new FormData(sent));
    expect(field(quoteFor('VHB Tape'), 'message').value).toBe('');
    expect(field(quoteFor('Green Tape'), 'message').value).toBe('500');
  });

  it('of a product’s line is found and forgotten on whichever line that product has', () => {
    const quoteFor = (...fields: readonly (readonly [name: string, of: string])[]) => {
      const form = showForm('Quote');
      for (const [name] of fields) form.insertAdjacentHTML('beforeend', `<input name="${name}">`);
      for (const [name, of] of fields) field(form, name).dataset.of = of;
      followTyping(form);
      return form;
    };
    type(quoteFor(['size', 'VHB Tape']), 'size', '48 mm');
    const both = quoteFor(['size', 'Green Tape'], ['size_2', 'VHB Tape']);
    expect([field(both, 'size').value, field(both, 'size_2').value]).toEqual(['', '48 mm']);
    expect(fieldsElsewhere(both)).toEqual([]);
    forgetSent(both, new FormData(both));
    expect(kept()).toBeNull();
    // Two products of one name, and two added lines, each keep their own.
    for (const of of ['VHB Tape', 'after VHB Tape']) {
      type(quoteFor(['size_2', of], ['size_3', of]), 'size_3', '48 mm');
      const again = quoteFor(['size_2', of], ['size_3', of]);
      expect([field(again, 'size_2').value, field(again, 'size_3').value]).toEqual(['', '48 mm']);
    }
    const added = quoteFor(['size_2', 'after VHB Tape']);
    expect(field(added, 'size_2').value).toBe('');
  });

  it('includes what was typed before the form was followed', () => {
    const form = showForm();
    field(form, 'name').value = 'Meena';
    followTyping(form);
    expect(kept()).toContain('Meena');
  });

  it('is written once for each input, however often the form was followed', () => {
    const form = follow();
    followTyping(form);
    const write = vi.spyOn(sessionStorage, 'setItem');
    type(form, 'name', 'Meena');
    expect(write).toHaveBeenCalledOnce();
  });

  it('is kept of each form of the page before a reload, but not of a search', () => {
    showForm();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<form method="post" aria-label="Quick Enquiry"><input name="name"></form><form><input name="q"></form>`,
    );
    const texts = ['Meena', 'Ravi', 'Foam'];
    for (const [at, input] of document.querySelectorAll<HTMLInputElement>('[name=name], [name=q]').entries())
      input.value = texts[at] ?? '';
    expect(keepAllUnsent()).toBe(true);
    expect(texts.filter((text) => kept()?.includes(text))).toEqual(['Meena', 'Ravi']);
  });

  it('never overwrites what has been typed since', () => {
    const form = follow();
    type(form, 'name', 'Meena');
    const again = showForm();
    field(again, 'name').value = 'Ravi';
    followTyping(again);
    expect(field(again, 'name').value).toBe('Ravi');
  });

  it('ignores an option that no longer exists', () => {
    const form = follow();
    type(form, 'product', 'VHB Tape');
    sessionStorage.setItem(UNSENT_KEY, (kept() ?? '').replace('VHB Tape', 'Gone Tape'));
    const again = follow();
    expect(again.querySelector('select')?.selectedIndex).toBe(0);
  });

  it('never includes the honeypot or a hidden field', () => {
    const form = follow();
    type(form, '_honey', 'robot');
    type(form, 'name', 'Meena');
    expect(kept()).not.toMatch(/robot|_honey|Subject/);
  });

  it('is removed when its message is sent, and when everything typed is deleted', () => {
    const form = follow();
    type(form, 'name', 'Meena');
    expect(mayHoldUnsent()).toBe(true);
    forgetSent(form, new FormData(form));
    expect(kept()).toBeNull();
    type(form, 'name', 'Meena');
    type(form, 'name', '');
    expect(mayHoldUnsent()).toBe(false);
  });

  it('stays if it is not what was sent', () => {
    const form = follow();
    type(form, 'name', 'Meena');
    const sent = new FormData(form);
    type(form, 'name', 'Meena R.');
    forgetSent(form, sent);
    expect(kept()).toContain('Meena R.');
  });

  for (const text of [
    '',
    'null',
    '7',
    '[null]',
    '{"form":1}',
    '[{"form":"Contact","name":"name"}]',
    '{"__proto__":{"form":"Contact"}}',
    '[{"form":"Contact","name":"__proto__","from":"","value":"x"}]',
    'x'.repeat(100_000),
  ]) {
    it(`does no harm if it reads ${text.slice(0, 60) || 'nothing'}`, () => {
      sessionStorage.setItem(UNSENT_KEY, text);
      const form = follow();
      expect(field(form, 'name').value).toBe('');
      type(form, 'name', 'Meena');
      expect(kept()).toContain('Meena');
    });
  }
});

describe('if the browser stores nothing', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  });

  it('the form works where nothing can be kept', () => {
    const form = showForm();
    expect(mayHoldUnsent()).toBe(false);
    followTyping(form);
    type(form, 'name', 'Meena');
    forgetSent(form, new FormData(form));
    expect(field(form, 'name').value).toBe('Meena');
  });

  it('keepAllUnsent says so before a reload if something was typed', () => {
    const form = showForm();
    expect(keepAllUnsent()).toBe(true);
    field(form, 'name').value = 'Meena';
    expect(keepAllUnsent()).toBe(false);
  });
});
